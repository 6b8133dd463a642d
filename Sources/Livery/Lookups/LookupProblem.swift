// SPDX-License-Identifier: Apache-2.0

/// A selector or property that a program asks a theme for, and that was probably misspelt.
///
/// ```swift
/// theme.lookupHandler = { print($0) }
/// theme.css(".buton", "color")     // no rule of the theme names 'buton'; did you mean 'button'?
/// ```
public struct LookupProblem: Sendable, Hashable {
  /// The selector as the program wrote it.
  public let selector: String
  /// The fault.
  public let kind: Kind
  /// The name that was probably meant; `nil` if no known name is near.
  public let suggestion: String?

  /// A fault of a look-up.
  public enum Kind: Sendable, Hashable {
    /// The selector describes no element, for a reason.
    case invalidSelector(reason: String)
    /// No rule matches, and no rule names a type, an id or a class of the selector.
    case unknownName(String)
    /// The property is neither one of CSS nor a custom property of the theme.
    case unknownProperty(String)
  }

  /// A problem by its parts.
  public init(selector: String, kind: Kind, suggestion: String? = nil) {
    self.selector = selector
    self.kind = kind
    self.suggestion = suggestion
  }
}

extension LookupProblem: CustomStringConvertible {
  /// The problem in a sentence, such as `unknown property 'colour'; did you mean 'color'?`.
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
