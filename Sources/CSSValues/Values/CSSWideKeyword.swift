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

extension CSSWideKeyword: CustomStringConvertible {
  /// The keyword as CSS writes it.
  public var description: String { rawValue }

  /// The keyword that is the whole value in a run of tokens, or nil.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the value.
  ///   - range: the tokens of the value, all of them by default.
  public init?(_ stream: TokenStream, in range: Range<Int>? = nil) {
    var cursor = TokenCursor(stream, range)
    guard cursor.peek() == .ident, let position = cursor.next(), cursor.isAtEnd() else {
      return nil
    }
    self.init(stream, at: position)
  }

  /// The keyword that one ident token is.
  init?(_ stream: TokenStream, at position: Int) {
    if stream.value(of: position, equals: "inherit") {
      self = .inherit
    } else if stream.value(of: position, equals: "initial") {
      self = .initial
    } else if stream.value(of: position, equals: "unset") {
      self = .unset
    } else if stream.value(of: position, equals: "revert") {
      self = .revert
    } else if stream.value(of: position, equals: "revert-layer") {
      self = .revertLayer
    } else {
      return nil
    }
  }
}
