// SPDX-License-Identifier: Apache-2.0

/// A lookup of a selector or property that is probably a typing error.
///
/// ```swift
/// theme.lookupHandler = { print($0) }
/// theme.css(".buton", "color")     // no rule of the theme names 'buton'; did you mean 'button'?
/// ```
public struct LookupProblem: Sendable, Hashable {
  /// The selector of the lookup.
  public let selector: String
  /// The kind of problem.
  public let kind: Kind
  /// The suggested name, or `nil` if no known name is similar.
  public let suggestion: String?

  /// The kind of problem of a lookup.
  public enum Kind: Sendable, Hashable {
    /// The selector describes no element, for the specified reason.
    case invalidSelector(reason: String)
    /// No rule matches, and no rule names a type, an id or a class of the selector.
    case unknownName(String)
    /// The property is neither a CSS property nor a custom property of the theme.
    case unknownProperty(String)
  }

  /// Creates a problem from its parts.
  package init(selector: String, kind: Kind, suggestion: String? = nil) {
    self.selector = selector
    self.kind = kind
    self.suggestion = suggestion
  }
}

extension LookupProblem: CustomStringConvertible {
  /// The message, such as `unknown property 'colour'; did you mean 'color'?`.
  public var description: String {
    let message =
      switch kind {
      case .invalidSelector(let reason): "'\(selector)' describes no element: \(reason)"
      case .unknownName(let name): "no rule of the theme names '\(name)'"
      case .unknownProperty(let name): "unknown property '\(name)'"
      }
    return message + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
