// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A shape from SVG path data, in px.
///
/// ```swift
/// PathShape(parsing: "m0,0h10v10z")?.description   // #"path("m 0 0 h 10 v 10 Z")"#
/// ```
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#funcdef-basic-shape-path).
public struct PathShape: Sendable, Hashable {
  /// The fill rule, which determines the inside of a path that intersects itself.
  public var fillRule: FillRule
  /// The commands, at least one.
  ///
  /// The first command is a moveto.
  public var commands: [PathCommand]

  /// Creates a shape from path data, or returns `nil` if the data is invalid.
  public init?(parsing data: String, fillRule: FillRule = .nonzero) {
    guard let commands = PathData.commands(of: data) else { return nil }
    self.fillRule = fillRule
    self.commands = commands
  }
}

extension PathShape {
  /// The shape with absolute coordinates, which is its computed value.
  package var absolute: PathShape {
    var shape = self
    shape.commands = PathCommand.absolute(commands)
    return shape
  }

  /// Parses the arguments of `path( <fill-rule>? , <string> )`.
  static func parse(_ cursor: inout TokenCursor) -> PathShape? {
    guard let rule = FillRule.parseFirst(&cursor) else { return nil }
    guard cursor.peek() == .string,
      let shape = PathShape(parsing: cursor.stream.value(of: cursor.position), fillRule: rule)
    else { return cursor.expected("<string> of an SVG path") }
    return cursor.next().map { _ in shape }
  }
}

extension PathShape: CustomStringConvertible {
  /// The CSS text of the shape, with single spaces in the path data.
  public var description: String {
    let data = commands.map(\.description).joined(separator: " ")
    return "path(\(fillRule == .nonzero ? "" : "\(fillRule), ")\(stringText(data)))"
  }
}

extension PathShape: CombinableValue {
  static func combined(
    from start: PathShape, to end: PathShape, by procedure: CombiningProcedure
  ) -> PathShape? {
    guard start.fillRule == end.fillRule, start.commands.count == end.commands.count else {
      return nil
    }
    var shape = start
    for (index, (from, to)) in zip(start.commands, end.commands).enumerated() {
      let zeros = from.numbers.map { _ in 0.0 }
      guard from.replacing(zeros) == to.replacing(zeros) else { return nil }
      let numbers = zip(from.numbers, to.numbers).map {
        Double.finite(procedure.combined($0, $1))
      }
      shape.commands[index] = from.replacing(numbers)
    }
    return shape
  }
}
