// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of how values are written.
extension Diagnostic.Kind {
  /// A unit behind a length of zero.
  public static let zeroUnit = Self("zero-unit", .warning) { _ in "a length of 0 needs no unit" }
  /// A hexadecimal color with capital letters.
  public static let hexCase = Self("hex-case", .warning) {
    "'\($0.found)' in small letters is '\($0.expected)'"
  }
  /// A hexadecimal color with more digits than it needs.
  public static let hexLength = Self("hex-length", .warning) {
    "'\($0.found)' is '\($0.expected)' in short"
  }
  /// A color in the notation with commas.
  public static let colorNotation = Self("color-notation", .warning) {
    "'\($0.found)' without commas is '\($0.expected)'"
  }
  /// A color that is no variable's.
  public static let literalColor = Self("literal-color", .warning) {
    "the color '\($0.found)' has no name; a custom property gives it one"
  }
  /// A number with more digits than anybody sees.
  public static let numberPrecision = Self("number-precision", .warning) {
    "'\($0.found)' has more than \($0.limit) digits behind the point"
  }
  /// A shorthand that says the same twice.
  public static let redundantShorthand = Self("redundant-shorthand", .warning) {
    "'\($0.found)' is '\($0.expected)' in short"
  }
}
