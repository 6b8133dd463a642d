// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An ellipse in a box, with axes parallel to the box's sides.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-ellipse).
public struct EllipseShape: Sendable, Hashable {
  /// The horizontal radius.
  public var horizontal: ShapeRadius
  /// The vertical radius.
  public var vertical: ShapeRadius
  /// The center, or `nil` for the center of the box.
  public var center: Position?

  /// Creates an ellipse from its radii and its center.
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
  /// The CSS text of the shape.
  public var description: String {
    let side = ShapeRadius.extent(.closestSide)
    let radii = horizontal == side && vertical == side ? nil : "\(horizontal) \(vertical)"
    let components = [radii, center.map { "at \($0)" }].compactMap { $0 }
    return "ellipse(\(components.joined(separator: " ")))"
  }

  /// Parses the arguments of `ellipse( [ <shape-radius>{2} ]? [ at <position> ]? )`.
  static func parse(_ cursor: inout TokenCursor) -> EllipseShape? {
    var shape = EllipseShape()
    if ShapeRadius.begins(at: &cursor) {
      guard let horizontal = ShapeRadius.parse(&cursor), let vertical = ShapeRadius.parse(&cursor)
      else { return nil }
      shape.horizontal = horizontal
      shape.vertical = vertical
    }
    guard cursor.consumeKeyword("at") else { return shape }
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
