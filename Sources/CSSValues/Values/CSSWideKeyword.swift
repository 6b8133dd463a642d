// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A keyword that every property accepts as its whole value.
///
/// The cascade resolves it.
///
/// Defined by [CSS Cascade 5, section 7.3](https://drafts.csswg.org/css-cascade-5/#defaulting-keywords).
public enum CSSWideKeyword: String, Sendable, Hashable, CaseIterable {
  /// The property's initial value.
  case initial
  /// The parent's computed value.
  case inherit
  /// `inherit` for an inherited property, `initial` for all others.
  case unset
  /// The value that the style sheets of lower origins produce.
  case revert
  /// The value that the lower cascade layers produce.
  case revertLayer = "revert-layer"
}

extension CSSWideKeyword {
  /// Returns whether a word is `default` or a CSS-wide keyword, which cannot be custom identifiers.
  ///
  /// Defined by [CSS Values 4, section 4.2](https://drafts.csswg.org/css-values-4/#custom-idents).
  static func isReserved(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "default" || CSSWideKeyword(rawValue: name) != nil
  }
}

extension CSSWideKeyword {
  /// A description of the keyword, in one sentence.
  package var documentation: String {
    switch self {
    case .initial: "The initial value of the property."
    case .inherit: "The computed value of the parent."
    case .unset: "The inherited value of an inherited property, and the initial value of others."
    case .revert: "The value that the style sheets of lower origins produce."
    case .revertLayer: "The value that the lower cascade layers produce."
    }
  }
}

extension CSSWideKeyword: CustomStringConvertible {
  /// The CSS text of the keyword.
  public var description: String { rawValue }

  /// Creates the keyword that is the whole value in a range of tokens, or returns `nil`.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - range: The token indices of the value, or all tokens by default.
  package init?(_ stream: TokenStream, in range: Range<Int>? = nil) {
    // This runs for every declaration, so the common negative case inspects only one token.
    let end = min(range?.upperBound ?? stream.count, stream.count)
    var position = max(range?.lowerBound ?? 0, 0)
    while position < end, stream.tokens[position].kind.isTrivia { position += 1 }
    guard position < end, stream.tokens[position].kind == .ident else { return nil }
    self.init(stream, at: position)
    for index in position + 1..<end where !stream.tokens[index].kind.isTrivia { return nil }
  }

  /// Creates the keyword that a single ident token names, or returns `nil`.
  package init?(_ stream: TokenStream, at position: Int) {
    let token = stream.tokens[position]
    let length = Int(stream.tokens[position + 1].start - token.start)
    let isEscaped = token.flags.contains(.escaped)
    func matches(_ name: StaticString) -> Bool {
      (isEscaped || length == name.utf8CodeUnitCount) && stream.value(of: position, equals: name)
    }
    if matches("inherit") {
      self = .inherit
    } else if matches("initial") {
      self = .initial
    } else if matches("unset") {
      self = .unset
    } else if matches("revert") {
      self = .revert
    } else if matches("revert-layer") {
      self = .revertLayer
    } else {
      return nil
    }
  }
}
