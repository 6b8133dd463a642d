// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A circle in a box.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-circle).
public struct CircleShape: Sendable, Hashable {
  /// The radius.
  public var radius: ShapeRadius
  /// The center, or `nil` for the center of the box.
  public var center: Position?

  /// Creates a circle from its radius and its center.
  package init(radius: ShapeRadius = .extent(.closestSide), center: Position? = nil) {
    self.radius = radius
    self.center = center
  }
}

extension CircleShape: CustomStringConvertible {
  /// The CSS text of the shape.
  public var description: String {
    let radius = radius == .extent(.closestSide) ? nil : radius.description
    let components = [radius, center.map { "at \($0)" }].compactMap { $0 }
    return "circle(\(components.joined(separator: " ")))"
  }

  /// Parses the arguments of `circle( <shape-radius>? [ at <position> ]? )`.
  static func parse(_ cursor: inout TokenCursor) -> CircleShape? {
    var shape = CircleShape()
    if ShapeRadius.begins(at: &cursor) {
      guard let radius = ShapeRadius.parse(&cursor) else { return nil }
      shape.radius = radius
    }
    guard cursor.consumeKeyword("at") else { return shape }
    shape.center = Position.parse(&cursor)
    return shape.center == nil ? nil : shape
  }
}

extension CircleShape: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    radius.visitLengths(visit)
    center?.visitLengths(visit)
  }
}
