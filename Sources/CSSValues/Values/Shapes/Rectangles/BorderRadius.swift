// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The value of `border-radius`, and of `round` in basic shapes: the radii of four corners.
///
/// Percentages and relative lengths stay as specified. The type for used radii in px is `Corners`
/// in LiveryPipelines.
///
/// Defined by [CSS Backgrounds 3, section 4.1](https://drafts.csswg.org/css-backgrounds-3/#border-radius).
public struct BorderRadius: Sendable, Hashable {
  /// The top left corner.
  public var topLeft: CornerRadius
  /// The top right corner.
  public var topRight: CornerRadius
  /// The bottom right corner.
  public var bottomRight: CornerRadius
  /// The bottom left corner.
  public var bottomLeft: CornerRadius

  /// Creates radii from four corners, clockwise from the top left.
  package init(
    topLeft: CornerRadius, topRight: CornerRadius, bottomRight: CornerRadius,
    bottomLeft: CornerRadius
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Four sharp corners.
  package static var zero: BorderRadius {
    let corner = CornerRadius(LengthPercentage.length(.zero))
    return BorderRadius(
      topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }
}

extension BorderRadius {
  private var corners: [CornerRadius] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Whether all radii are zero.
  var isZero: Bool { corners.allSatisfy { $0.horizontal.isZero && $0.vertical.isZero } }

  /// Parses `<'border-radius'>`: up to four horizontal radii, then up to four vertical ones.
  static func parse(_ cursor: inout TokenCursor) -> BorderRadius? {
    guard let horizontal = LengthPercentageSides.parse(&cursor, in: .nonNegative) else {
      return nil
    }
    var vertical = horizontal
    if cursor.consumeSlash() {
      guard let sides = LengthPercentageSides.parse(&cursor, in: .nonNegative) else { return nil }
      vertical = sides
    }
    return BorderRadius(
      topLeft: CornerRadius(horizontal.top, vertical.top),
      topRight: CornerRadius(horizontal.right, vertical.right),
      bottomRight: CornerRadius(horizontal.bottom, vertical.bottom),
      bottomLeft: CornerRadius(horizontal.left, vertical.left))
  }
}

extension BorderRadius {
  /// Parses `[ round <'border-radius'> ]?`.
  static func parseRound(_ cursor: inout TokenCursor) -> BorderRadius? {
    cursor.consumeKeyword("round") ? parse(&cursor) : .zero
  }

  /// The text of the corners in a basic shape, after a space, or an empty string if all are sharp.
  var roundText: String { isZero ? "" : " round \(self)" }
}

extension BorderRadius: CustomStringConvertible {
  /// The CSS text of the radii in its shortest form.
  public var description: String {
    let horizontal = LengthPercentageSides(corners.map(\.horizontal)).description
    let vertical = LengthPercentageSides(corners.map(\.vertical)).description
    return horizontal == vertical ? horizontal : "\(horizontal) / \(vertical)"
  }
}

extension BorderRadius: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    topLeft.visitLengths(visit)
    topRight.visitLengths(visit)
    bottomRight.visitLengths(visit)
    bottomLeft.visitLengths(visit)
  }
}

extension CornerRadius: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    visit(&horizontal)
    visit(&vertical)
    horizontal = horizontal.clampedToZero
    vertical = vertical.clampedToZero
  }
}
