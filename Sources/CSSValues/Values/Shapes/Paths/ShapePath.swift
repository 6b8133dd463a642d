// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A path of commands whose coordinates are lengths and percentages: `shape()`.
///
/// Defined by [CSS Shapes 2, section 3](https://drafts.csswg.org/css-shapes-2/#shape-function).
public struct ShapePath: Sendable, Hashable {
  /// The fill rule, which determines the inside of a path that intersects itself.
  public var fillRule: FillRule
  /// The start point of the first command.
  public var start: Position
  /// The commands, at least one.
  public var commands: [ShapeCommand]

  /// Creates a shape from its commands.
  package init(from start: Position, _ commands: [ShapeCommand], fillRule: FillRule = .nonzero) {
    self.fillRule = fillRule
    self.start = start
    self.commands = commands
  }
}

extension ShapePath: CustomStringConvertible {
  /// The CSS text of the shape.
  public var description: String {
    let rule = fillRule == .nonzero ? "" : "\(fillRule) "
    let commands = commands.map(\.description).joined(separator: ", ")
    return "shape(\(rule)from \(start), \(commands))"
  }

  /// Parses the arguments of `shape( <fill-rule>? from <position> , <shape-command># )`.
  static func parse(_ cursor: inout TokenCursor) -> ShapePath? {
    let rule = FillRule.consume(&cursor) ?? .nonzero
    guard cursor.consumeKeyword("from") else { return cursor.expected("from <position>") }
    guard let start = Position.parse(&cursor) else { return nil }
    guard cursor.consumeComma() else { return cursor.expected("','") }
    return cursor.commaSeparated(of: ShapeCommand.parse).map {
      ShapePath(from: start, $0, fillRule: rule)
    }
  }
}
