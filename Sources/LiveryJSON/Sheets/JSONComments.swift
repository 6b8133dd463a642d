// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A comment of a JSON text, in CSS syntax.
struct JSONComment {
  /// The comment from `/*` to `*/`.
  let text: String
  /// The byte range of the comment.
  let range: Range<Int>
}

/// Returns the comments between two values of a JSON text.
///
/// - Parameters:
///   - source: the text.
///   - gap: a byte range with only white space, punctuation and comments.
/// - Returns: the comments in order.
func jsonComments(in source: SourceText, _ gap: Range<Int>) -> [JSONComment] {
  let bytes = source.utf8(in: gap)
  var comments: [JSONComment] = []
  var at = 0
  while at + 1 < bytes.count {
    guard bytes[at] == UInt8(ascii: "/") else {
      at += 1
      continue
    }
    let start = at
    let isBlock = bytes[at + 1] == UInt8(ascii: "*")
    at += 2
    if isBlock {
      while at + 1 < bytes.count,
        bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/")
      {
        at += 1
      }
      guard at + 1 < bytes.count else { return comments }
      at += 2
    } else {
      while at < bytes.count, !bytes[at].isNewline { at += 1 }
    }
    let range = gap.lowerBound + start..<gap.lowerBound + at
    let text = source.text(in: range)
    comments.append(JSONComment(text: isBlock ? text : lineComment(text), range: range))
  }
  return comments
}

/// Returns a line comment in CSS syntax.
private func lineComment(_ text: String) -> String {
  var words = text.utf8.dropFirst(2)
  while let first = words.first, first <= 0x20 { words.removeFirst() }
  while let last = words.last, last <= 0x20 { words.removeLast() }
  var bytes: [UInt8] = []
  for byte in words {
    // The end mark of a CSS comment must not occur in it.
    if byte == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "*") {
      bytes.append(UInt8(ascii: " "))
    }
    bytes.append(byte)
  }
  return bytes.isEmpty ? "/* */" : "/* \(String(decoding: bytes, as: UTF8.self)) */"
}
