// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A shape drawn by commands whose coordinates are lengths and percentages: `shape()`.
///
/// Defined by [CSS Shapes 2, section 3](https://drafts.csswg.org/css-shapes-2/#shape-function).
public struct ShapePath: Sendable, Hashable {
  /// What is inside where lines cross.
  public var fillRule: FillRule
  /// Where the first command begins.
  public var start: Position
  /// The commands, never none.
  public var commands: [ShapeCommand]

  /// A shape by its commands.
  package init(from start: Position, _ commands: [ShapeCommand], fillRule: FillRule = .nonzero) {
    self.fillRule = fillRule
    self.start = start
    self.commands = commands
  }
}

extension ShapePath: CustomStringConvertible {
  /// The shape as CSS writes it.
  public var description: String {
    let rule = fillRule == .nonzero ? "" : "\(fillRule) "
    let commands = commands.map(\.description).joined(separator: ", ")
    return "shape(\(rule)from \(start), \(commands))"
  }

  /// Reads the inside of `shape( <fill-rule>? from <position> , <shape-command># )`.
  static func parse(_ cursor: inout TokenCursor) -> ShapePath? {
    let rule = FillRule.take(&cursor) ?? .nonzero
    guard cursor.take(word: "from") else { return cursor.expected("from <position>") }
    guard let start = Position.parse(&cursor) else { return nil }
    guard cursor.takeComma() else { return cursor.expected("','") }
    return cursor.commaSeparated(of: ShapeCommand.parse).map {
      ShapePath(from: start, $0, fillRule: rule)
    }
  }
}
