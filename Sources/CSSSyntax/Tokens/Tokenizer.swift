// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// Scans one text after the other into the same memory: for programs that look at tokens and keep none.
///
/// ```swift
/// let tokenizer = Tokenizer()
/// let names = tokenizer.withTokens(of: "a { color: red }") { tokens in
///   (0..<tokens.count).count { tokens[$0].kind == .ident }
/// }
/// // names is 3
/// ```
///
/// To keep a text with its tokens, make a ``TokenStream``.
public struct Tokenizer: ~Copyable {
  private let source = SourceBuffer()
  private let buffer = TokenBuffer()

  /// A tokenizer without memory; it takes what the largest text needs.
  public init() {}

  /// Scans a text and hands its tokens to `body`; the span ends with one of kind ``TokenKind/endOfFile``.
  ///
  /// A text of 2 GiB or more gives the end alone.
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
