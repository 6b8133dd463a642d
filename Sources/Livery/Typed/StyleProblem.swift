// SPDX-License-Identifier: Apache-2.0

/// A value of generated code that the theme no longer has, or has in another type.
public struct StyleProblem: Sendable, Hashable {
  /// The selector of the style.
  public let selector: String
  /// The property, or `nil` if no rule matches the selector.
  public let property: String?
  /// The value in the theme, or `nil` if there is none.
  public let found: String?

  /// Creates a problem of a style.
  package init(selector: String, property: String? = nil, found: String? = nil) {
    self.selector = selector
    self.property = property
    self.found = found
  }
}

extension StyleProblem: CustomStringConvertible {
  /// The message: `'--gap' of '.badge' is of another type in the theme, found 'red'; …`.
  public var description: String {
    guard let property else {
      return "no rule matches '\(selector)'; the values of the generated code are kept"
    }
    guard let found else {
      return "'\(property)' of '\(selector)' has no value; the value of the generated code is kept"
    }
    let shown = found.count > 60 ? found.prefix(59) + "…" : found[...]
    return "'\(property)' of '\(selector)' is of another type in the theme, found '\(shown)'; "
      + "the value of the generated code is kept"
  }
}
