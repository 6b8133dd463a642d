// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

extension SyntaxTree {
  /// Returns the nodes that contain a byte offset, from the outside in.
  ///
  /// Of two nodes that meet at the offset, the later one contains it.
  func path(at offset: Int) -> [Int] {
    var path: [Int] = []
    var (next, end) = (0, nodes.count)
    while next < end {
      var found: Int?
      while next < end {
        let range = bytes(of: next)
        if range.lowerBound > offset { break }
        if offset <= range.upperBound { found = next }
        next = Int(nodes[next].next)
      }
      guard let found else { break }
      path.append(found)
      (next, end) = (found + 1, Int(nodes[found].next))
    }
    return path
  }

  /// Returns the bytes of a node.
  func bytes(of node: Int) -> Range<Int> {
    stream.byteRange(of: Int(nodes[node].first)..<Int(nodes[node].end))
  }
}

extension TokenStream {
  /// Returns the token that contains a byte offset, or `nil` at the end of the text.
  func token(at offset: Int) -> Int? {
    let next = partitioningIndex { Int($0.start) > offset }
    return offset < sourceText.byteCount && next > 0 ? next - 1 : nil
  }
}

extension SourceText {
  /// Returns the offset of the first byte of the line that contains an offset.
  func lineStart(of offset: Int) -> Int {
    var start = min(max(offset, 0), byteCount)
    // A carriage return and a line feed are one line ending.
    if start > 0, bytes[start] == 0x0A, bytes[start - 1] == 0x0D { start -= 1 }
    while start > 0, !bytes[start - 1].isLineEnd { start -= 1 }
    return start
  }

  /// Returns the white space at the beginning of the line that contains an offset.
  func indentation(ofLineAt offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return text(in: start..<end)
  }

  /// The line ending of the first line, or a line feed.
  var newline: String {
    let all = utf8(in: 0..<byteCount)
    guard let end = all.firstIndex(of: 0x0A), end > 0, all[end - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }
}

extension UInt8 {
  /// Whether the byte ends a line.
  ///
  /// Defined by [newline](https://drafts.csswg.org/css-syntax-3/#newline).
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
}
