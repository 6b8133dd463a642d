// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension MarkupParser {
  /// A tag in the source text.
  struct RawTag {
    /// The byte range of the tag.
    var range: Range<Int>
    /// The lowercase name.
    var name: String
    /// Whether the tag ends with `/>`.
    var isEmpty: Bool
  }

  /// Reads input that starts with `<`: a tag, a declaration or text.
  mutating func readAngleBracket() {
    let next = position + 1
    guard position >= plainEnd, next < bytes.count else { return readAsText() }
    switch bytes[next] {
    case UInt8(ascii: "/"): readEndTag()
    case UInt8(ascii: "!"), UInt8(ascii: "?"): skipDeclaration()
    case let byte where byte.isASCIILetter: readStartTag()
    default: readAsText()
    }
  }

  private mutating func readStartTag() {
    guard let raw = readTag(nameStart: position + 1) else { return }
    if raw.name == "script" || raw.name == "style" {
      return skipElement(raw)
    }
    guard let tag = MarkupTag.named(raw.name) else { return reportUnknown(raw) }
    let isEmpty = raw.isEmpty || tag.isVoid
    let isAdded = tree.begin(tag, element(tag), at: raw.range, isEmpty: isEmpty)
    if tag.isVoid { voidEnd = position }
    // HTML: a newline directly after the start tag is ignored.
    if tag == .pre, isAdded, !isEmpty { skipNewline() }
  }

  private mutating func readEndTag() {
    let start = position
    guard start + 2 < bytes.count else { return readAsText() }
    guard bytes[start + 2].isASCIILetter else {
      guard bytes[start + 2] == UInt8(ascii: ">") else { return readAsText() }
      position = start + 3
      return reportStray("", at: start..<position)
    }
    guard let raw = readTag(nameStart: start + 2) else { return }
    guard let tag = MarkupTag.named(raw.name) else { return reportUnknown(raw) }
    if !tag.isVoid {
      tree.end(tag, at: raw.range)
    } else if start != voidEnd, !tree.endOmitted(tag) {
      reportStray(raw.name, at: raw.range)
    }
  }

  /// Reads a tag with its attributes, or reads its `<` as text if the tag has no end.
  private mutating func readTag(nameStart: Int) -> RawTag? {
    let start = position
    position = nameStart
    while position < bytes.count, !bytes[position].endsTagName { position += 1 }
    let nameEnd = position
    attributes.removeAll(keepingCapacity: true)
    var isEmpty = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return RawTag(
          range: start..<position, name: lowercased(nameStart..<nameEnd), isEmpty: isEmpty)
      case UInt8(ascii: "<"):
        readTagAsText(from: start, nameEnd: nameEnd)
        return nil
      case UInt8(ascii: "/"):
        isEmpty = true
        position += 1
      case let byte where byte.isMarkupSpace:
        position += 1
      default:
        isEmpty = false
        readAttribute()
      }
    }
    readTagAsText(from: start, nameEnd: nameEnd)
    return nil
  }

  /// Reads a tag without an end as text, from its `<` to the current position.
  private mutating func readTagAsText(from start: Int, nameEnd: Int) {
    report(.unterminatedTag, at: start..<nameEnd)
    plainEnd = position
    position = start
    readAsText()
  }

  private mutating func reportUnknown(_ raw: RawTag) {
    guard !tree.log.isFull, unknown.tags.insert(raw.name).inserted else { return }
    let names = MarkupTag.allCases.lazy.map(\.rawValue)
    let name = shortened(raw.name)
    report(.unknownTag, at: raw.range, [.subject(name)] + suggestion(for: raw.name, among: names))
  }

  private mutating func reportStray(_ name: String, at range: Range<Int>) {
    report(.strayEndTag, at: range, [.subject(name)])
  }

  /// Returns a name in lower case.
  func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].lazy.map { $0 == 0 ? 0x3F : $0.lowercased }, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether a tag name ends before the byte.
  fileprivate var endsTagName: Bool {
    isMarkupSpace || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
      || self == UInt8(ascii: "<")
  }
}
