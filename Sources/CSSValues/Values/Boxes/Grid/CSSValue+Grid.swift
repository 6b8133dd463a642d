// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// The tracks of a grid without empty line-name brackets.
  ///
  /// After `subgrid`, empty brackets stay, because each bracket represents a line there.
  ///
  /// Defined by [CSS Grid 2, section 7.2](https://drafts.csswg.org/css-grid-2/#track-sizing).
  var shortestTracks: CSSValue {
    parts.first == .keyword(.subgrid) ? self : withoutEmptyLineNames
  }

  private var withoutEmptyLineNames: CSSValue {
    switch self {
    case .function(let function) where function.name == "repeat":
      .function(FunctionValue(function.name, function.arguments.withoutEmptyLineNames))
    case .list(let values): .list(values.map(\.withoutEmptyLineNames))
    case .sequence(let values):
      .sequence(
        of: values.filter { $0 != .brackets(.sequence([])) }.map(\.withoutEmptyLineNames))
    default: self
    }
  }
}
