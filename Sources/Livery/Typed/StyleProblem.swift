// SPDX-License-Identifier: Apache-2.0

/// Why a value of generated code is not that of the theme it was read from: the theme has changed since.
public struct StyleProblem: Sendable, Hashable {
  /// The selector that the style is of.
  public let selector: String
  /// The property; nil where no rule matches the selector.
  public let property: String?
  /// What the theme has in its place; nil where it has nothing.
  public let found: String?

  /// A problem of a style.
  public init(selector: String, property: String? = nil, found: String? = nil) {
    self.selector = selector
    self.property = property
    self.found = found
  }
}

extension StyleProblem: CustomStringConvertible {
  /// The problem in a sentence: `'--gap' of '.badge' is of another type in the theme, found 'red'; …`.
  public var description: String {
    guard let property else {
      return "no rule matches '\(selector)'; the values of the generated code are kept"
    }
    guard let found else {
      return "'\(property)' of '\(selector)' has no value; that of the generated code is kept"
    }
    let shown = found.count > 60 ? found.prefix(59) + "…" : found[...]
    return "'\(property)' of '\(selector)' is of another type in the theme, found '\(shown)'; "
      + "the value of the generated code is kept"
  }
}
