// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A color in a value of a sheet.
struct ColorOccurrence: Sendable {
  /// The tokens of the color.
  let tokens: Range<Int>
  /// The form of the color.
  let form: Form
  /// The node of the declaration.
  let declaration: Int
  /// The node of the innermost rule around the declaration, or `nil` if there is none.
  let rule: Int?

  /// The form of a color in a value.
  enum Form: Sendable {
    /// A color that does not depend on custom properties.
    case literal(SpecifiedColor)
    /// A `var()` whose value may be a color, or a color function with a `var()` in its arguments.
    case substituted
  }

  /// The color as written, or `nil` if it contains a `var()`.
  var literal: SpecifiedColor? {
    if case .literal(let color) = form { color } else { nil }
  }
}

extension SyntaxTree {
  /// Returns the colors in the values of all declarations, in the order of the text.
  ///
  /// A color that is an argument of another one follows it.
  var colorOccurrences: [ColorOccurrence] {
    var collector = ColorCollector(self)
    collector.collect()
    return collector.occurrences.sorted {
      ($0.tokens.lowerBound, -$0.tokens.upperBound) < ($1.tokens.lowerBound, -$1.tokens.upperBound)
    }
  }
}
