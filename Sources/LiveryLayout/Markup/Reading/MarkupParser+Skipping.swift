// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension MarkupParser {
  /// Skips a comment, a CDATA section, a document type or a processing instruction.
  mutating func skipDeclaration() {
    if begins("<!--") {
      // HTML: `<!-->` and `<!--->` are comments too.
      for short in ["<!-->", "<!--->"] where begins(short) {
        position += short.utf8.count
        return
      }
      skip("comment", from: 4, to: "-->")
    } else if begins("<![CDATA[") {
      skip("CDATA section", from: 9, to: "]]>")
    } else if bytes[position + 1] == UInt8(ascii: "?") {
      skip("instruction", from: 2, to: ">")
    } else {
      skip("declaration", from: 2, to: ">")
    }
  }

  private mutating func skip(_ construct: String, from length: Int, to end: StaticString) {
    if let found = find(end, from: position + length) {
      position = found + end.utf8CodeUnitCount
      return
    }
    report(
      .unterminatedComment, at: position..<position + length,
      [.subject(construct), .expected(end.description)])
    readAsText()
  }

  /// Skips an element without text content: a script or a style sheet.
  mutating func skipElement(_ raw: RawTag) {
    report(.removedElement, at: raw.range, [.subject(raw.name)])
    if raw.isEmpty { return }
    let end = "</" + raw.name
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<"), begins(end) else {
        position += 1
        continue
      }
      position += end.utf8.count
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
      position = min(position + 1, bytes.count)
      return
    }
  }

  /// Returns whether the input continues with a text, in any case.
  private func begins(_ text: String) -> Bool {
    var index = position
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index].lowercased == byte.lowercased else { return false }
      index += 1
    }
    return true
  }

  /// Returns the next position of some bytes, or `nil`; a failed search is not repeated.
  private mutating func find(_ text: StaticString, from start: Int) -> Int? {
    let key = text.description
    if absentTerminators.contains(key) { return nil }
    let pattern = Array(key.utf8)
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index..<index + pattern.count].elementsEqual(pattern) {
        return index
      }
      index += 1
    }
    absentTerminators.insert(key)
    return nil
  }
}
