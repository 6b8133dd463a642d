// SPDX-License-Identifier: Apache-2.0

/// A position in a box: `left 10px bottom 20%`.
///
/// ```swift
/// Property.objectPosition.value(parsing: "top")?.description    // "center top"
/// ```
///
/// The CSS text always has both components, because some grammars have a length after the position.
///
/// Defined by [CSS Values 4, section 8.3](https://drafts.csswg.org/css-values-4/#position).
public struct Position: Sendable, Hashable {
  /// The horizontal component.
  public var x: PositionComponent
  /// The vertical component.
  public var y: PositionComponent

  /// Creates a position from its components.
  public init(x: PositionComponent, y: PositionComponent) {
    self.x = x
    self.y = y
  }
}

extension Position {
  /// The center of the box, as keywords.
  public static var center: Position { Position(x: .center, y: .center) }

  /// The center of the box as a computed value.
  static var middle: Position {
    Position(x: PositionComponent(.percentage(50)), y: PositionComponent(.percentage(50)))
  }

  /// Whether the position is the center of the box, as keywords or as percentages.
  var isCenter: Bool { x.isCenter && y.isCenter }
}

extension Position: CustomStringConvertible {
  /// The CSS text of the position, with the horizontal component first.
  public var description: String { "\(x) \(y)" }
}
