// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// A tokenizer that reuses its memory for each text, for programs that keep no tokens.
///
/// ```swift
/// let tokenizer = Tokenizer()
/// let names = tokenizer.withTokens(of: "a { color: red }") { tokens in
///   (0..<tokens.count).count { tokens[$0].kind == .ident }
/// }
/// // names is 3
/// ```
///
/// To keep a text with its tokens, create a ``TokenStream``.
public struct Tokenizer: ~Copyable {
  private let source = SourceBuffer()
  private let buffer = TokenBuffer()

  /// Creates a tokenizer without memory; it allocates as much as the largest text needs.
  public init() {}

  /// Scans a text and calls `body` with its tokens; the last is ``TokenKind/endOfFile``.
  ///
  /// For a text of 2 GiB or more, there is only that last token.
  public borrowing func withTokens<Result>(
    of text: String, _ body: (Span<Token>) throws -> Result
  ) rethrows -> Result {
    var text = text
    text.withUTF8 { source.replace(with: $0) }
    do { try buffer.scan(source) } catch {
      source.replace(with: UnsafeBufferPointer(start: nil, count: 0))
      try? buffer.scan(source)
    }
    return try body(Span(_unsafeStart: buffer.base, count: buffer.count + 1))
  }
}
