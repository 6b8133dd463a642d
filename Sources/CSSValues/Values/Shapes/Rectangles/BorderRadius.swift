// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The value of `border-radius`, which shapes write after `round`: the radii of the four corners of a rectangle.
///
/// Percentages and relative lengths stand as they are written. The radii in px that a painter needs are `Corners` of
/// LiveryPipelines.
///
/// Defined by [CSS Backgrounds 3, section 4.1](https://drafts.csswg.org/css-backgrounds-3/#border-radius).
public struct BorderRadius: Sendable, Hashable {
  /// The corner at the top left.
  public var topLeft: CornerRadius
  /// The corner at the top right.
  public var topRight: CornerRadius
  /// The corner at the bottom right.
  public var bottomRight: CornerRadius
  /// The corner at the bottom left.
  public var bottomLeft: CornerRadius

  /// Corners clockwise from the top left.
  package init(
    topLeft: CornerRadius, topRight: CornerRadius, bottomRight: CornerRadius,
    bottomLeft: CornerRadius
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Four corners that are not round.
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

  /// Reads `<'border-radius'>`: up to four horizontal radii, and after a slash up to four vertical ones.
  static func parse(_ cursor: inout TokenCursor) -> BorderRadius? {
    guard let horizontal = LengthPercentageSides.parse(&cursor, in: .nonNegative) else {
      return nil
    }
    var vertical = horizontal
    if cursor.takeSlash() {
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
  /// Reads `[ round <'border-radius'> ]?`.
  static func parseRound(_ cursor: inout TokenCursor) -> BorderRadius? {
    cursor.take(word: "round") ? parse(&cursor) : .zero
  }

  /// What a shape writes of its corners, with a space before it; nothing where none is round.
  var roundText: String { isZero ? "" : " round \(self)" }
}

extension BorderRadius: CustomStringConvertible {
  /// The radii as CSS writes them, none that can be left out.
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
