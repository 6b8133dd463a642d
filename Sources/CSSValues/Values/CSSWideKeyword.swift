// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A keyword that every property takes as its whole value; the cascade resolves it.
///
/// Defined by [CSS Cascade 5, section 7.3](https://drafts.csswg.org/css-cascade-5/#defaulting-keywords).
public enum CSSWideKeyword: String, Sendable, Hashable, CaseIterable {
  /// The property's initial value.
  case initial
  /// The value of the parent.
  case inherit
  /// `inherit` for a property that is inherited, `initial` for the others.
  case unset
  /// What the sheets of a lower origin say.
  case revert
  /// What the lower layers say.
  case revertLayer = "revert-layer"
}

extension CSSWideKeyword {
  /// Whether a word is a CSS-wide keyword or `default`, neither of which is a name that an author may choose.
  ///
  /// Defined by [CSS Values 4, section 4.2](https://drafts.csswg.org/css-values-4/#custom-idents).
  static func excludesName(_ word: String) -> Bool {
    let word = word.lowercased()
    return word == "default" || CSSWideKeyword(rawValue: word) != nil
  }
}

extension CSSWideKeyword: CustomStringConvertible {
  /// The keyword as CSS writes it.
  public var description: String { rawValue }

  /// The keyword that is the whole value in a run of tokens, or nil.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the value.
  ///   - range: the tokens of the value, all of them by default.
  public init?(_ stream: TokenStream, in range: Range<Int>? = nil) {
    // Asked of every declaration, and nearly always the answer is no: the first token tells.
    let end = min(range?.upperBound ?? stream.count, stream.count)
    var position = max(range?.lowerBound ?? 0, 0)
    while position < end, stream.tokens[position].kind.isTrivia { position += 1 }
    guard position < end, stream.tokens[position].kind == .ident else { return nil }
    self.init(stream, at: position)
    for rest in position + 1..<end where !stream.tokens[rest].kind.isTrivia { return nil }
  }

  /// The keyword that one ident token is.
  package init?(_ stream: TokenStream, at position: Int) {
    let token = stream.tokens[position]
    let length = Int(stream.tokens[position + 1].start - token.start)
    let isEscaped = token.flags.contains(.escaped)
    func isWord(_ word: StaticString) -> Bool {
      (isEscaped || length == word.utf8CodeUnitCount) && stream.value(of: position, equals: word)
    }
    if isWord("inherit") {
      self = .inherit
    } else if isWord("initial") {
      self = .initial
    } else if isWord("unset") {
      self = .unset
    } else if isWord("revert") {
      self = .revert
    } else if isWord("revert-layer") {
      self = .revertLayer
    } else {
      return nil
    }
  }
}
