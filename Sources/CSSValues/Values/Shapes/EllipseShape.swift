// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An ellipse in a box, its axes along the box's sides.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-ellipse).
public struct EllipseShape: Sendable, Hashable {
  /// The radius from left to right.
  public var horizontal: ShapeRadius
  /// The radius from top to bottom.
  public var vertical: ShapeRadius
  /// The center; nil for the middle of the box.
  public var center: Position?

  /// An ellipse by its radii and its center.
  package init(
    horizontal: ShapeRadius = .extent(.closestSide), vertical: ShapeRadius = .extent(.closestSide),
    center: Position? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.center = center
  }
}

extension EllipseShape: CustomStringConvertible {
  /// The shape as CSS writes it.
  public var description: String {
    let side = ShapeRadius.extent(.closestSide)
    let radii = horizontal == side && vertical == side ? nil : "\(horizontal) \(vertical)"
    let words = [radii, center.map { "at \($0)" }].compactMap { $0 }
    return "ellipse(\(words.joined(separator: " ")))"
  }

  /// Reads the inside of `ellipse( [ <shape-radius>{2} ]? [ at <position> ]? )`.
  static func parse(_ cursor: inout TokenCursor) -> EllipseShape? {
    var shape = EllipseShape()
    if ShapeRadius.begins(&cursor) {
      guard let horizontal = ShapeRadius.parse(&cursor), let vertical = ShapeRadius.parse(&cursor)
      else { return nil }
      shape.horizontal = horizontal
      shape.vertical = vertical
    }
    guard cursor.take(word: "at") else { return shape }
    shape.center = Position.parse(&cursor)
    return shape.center == nil ? nil : shape
  }
}

extension EllipseShape: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    horizontal.visitLengths(visit)
    vertical.visitLengths(visit)
    center?.visitLengths(visit)
  }
}
