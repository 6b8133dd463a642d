// SPDX-License-Identifier: Apache-2.0

/// Where something stands in a box: `left 10px bottom 20%`.
///
/// ```swift
/// Property.objectPosition.value(parsing: "top")?.description    // "center top"
/// ```
///
/// It is always written with both components, because some grammars have a length behind it.
///
/// Defined by [CSS Values 4, section 8.3](https://drafts.csswg.org/css-values-4/#position).
public struct Position: Sendable, Hashable {
  /// Where it stands from left to right.
  public var x: PositionComponent
  /// Where it stands from top to bottom.
  public var y: PositionComponent

  /// A position by its two components.
  public init(x: PositionComponent, y: PositionComponent) {
    self.x = x
    self.y = y
  }
}

extension Position {
  /// The middle of the box.
  public static var center: Position { Position(x: .center, y: .center) }

  /// The middle of the box as a computed value.
  static var middle: Position {
    Position(x: PositionComponent(.percentage(50)), y: PositionComponent(.percentage(50)))
  }

  /// Whether the position is the middle of the box, however it is written.
  var isCenter: Bool { x.isCenter && y.isCenter }
}

extension Position: CustomStringConvertible {
  /// The position as CSS writes it, the horizontal component first.
  public var description: String { "\(x) \(y)" }
}
