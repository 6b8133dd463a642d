// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

/// Expects that the library's tokens of a text equal those of the reference.
func expectReferenceTokens(
  of text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let stream = TokenStream(text)
  // A byte order mark is not part of the text.
  let text =
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  let reference = ReferenceTokenizer.tokens(of: text)
  for (position, expected) in reference.enumerated() {
    let found = position < stream.count ? ReferenceToken(stream, position) : nil
    guard found != expected else { continue }
    Issue.record(
      """
      token \(position) of \(text.debugDescription)
      library:   \(found.map(String.init(describing:)) ?? "none")
      reference: \(expected)
      """, sourceLocation: sourceLocation)
    return
  }
  #expect(
    stream.count == reference.count, "tokens of \(text.debugDescription)",
    sourceLocation: sourceLocation)
  #expect(stream.text(in: 0..<stream.byteCount) == text, sourceLocation: sourceLocation)
}

extension ReferenceToken {
  /// Creates a reference token from a token of the library.
  init(_ stream: TokenStream, _ position: Int) {
    let token = stream[position]
    self.init(type: token.kind.description, range: stream.range(of: position))
    isID = token.flags.contains(.id)
    isUnterminated = token.flags.contains(.unterminated)
    isEscaped = token.flags.contains(.escaped)
    switch token.kind {
    case .ident, .function, .atKeyword, .hash, .string, .url, .delim:
      value = stream.value(of: position)
    case .number, .percentage, .dimension:
      isInteger = token.flags.contains(.integer)
      number = stream.number(of: position)
      unit = token.kind == .dimension ? stream.unit(of: position) : ""
    default: break
    }
  }
}
