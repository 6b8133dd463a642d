// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryDisplay

extension MarkupParser {
  /// An attribute in the source text.
  struct RawAttribute {
    /// The byte range of the name.
    var name: Range<Int>
    /// The byte range of the value without quotes; `nil` for none.
    var value: Range<Int>?
  }

  /// Reads an attribute whose name starts at the current position.
  mutating func readAttribute() {
    let start = position
    position += 1
    while position < bytes.count, !bytes[position].endsAttributeName { position += 1 }
    let name = start..<position
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      attributes.append(RawAttribute(name: name))
      return
    }
    position += 1
    skipSpace()
    attributes.append(RawAttribute(name: name, value: readValue(of: name)))
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isMarkupSpace { position += 1 }
  }

  private mutating func readValue(of name: Range<Int>) -> Range<Int> {
    guard position < bytes.count else { return position..<position }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      if let end = end(ofQuoteAt: position) {
        position = end + 1
        return start..<end
      }
      report(.unterminatedValue, at: position..<start, [.subject(shortened(lowercased(name)))])
      position = start
    }
    let start = position
    while position < bytes.count, !bytes[position].endsValue { position += 1 }
    return start..<position
  }

  /// Returns the position of the closing quote, or `nil` without one or if it opens a new value.
  private mutating func end(ofQuoteAt start: Int) -> Int? {
    let quote = bytes[start]
    let key = quote == UInt8(ascii: "'") ? "'" : "\""
    if absentTerminators.contains(key) { return nil }
    var end = start + 1
    var hasTag = false
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "<") { hasTag = true }
      end += 1
    }
    guard end < bytes.count else {
      absentTerminators.insert(key)
      return nil
    }
    // `<a href="x>text</a> and <a href="y">`: the second quote opens another value.
    return hasTag && bytes[end - 1] == UInt8(ascii: "=") ? nil : end
  }

  /// Returns the element for the tag that was read.
  mutating func element(_ tag: MarkupTag) -> LayoutElement {
    var element = LayoutElement(tag.rawValue)
    if !attributes.isEmpty { readAttributes(into: &element) }
    switch tag {
    case .img:
      let source = element.attributes["src"] ?? ""
      element.content = .image(source.isEmpty ? nil : .url(URLValue(source)))
    case .a where element.classes.isEmpty:
      element.classes = [LinkDetector.linkClass]
    default: break
    }
    return element
  }

  private mutating func readAttributes(into element: inout LayoutElement) {
    var seen: Set<String> = []
    for attribute in attributes {
      let name = lowercased(attribute.name)
      guard acceptsAttribute(name, at: attribute.name) else { continue }
      guard seen.insert(name).inserted else {
        report(.repeatedAttribute, at: attribute.name, [.subject(shortened(name))])
        continue
      }
      let value = attribute.value.map { self.value(at: $0) } ?? ""
      switch name {
      case "class": element.classes = classNames(in: value)
      case "id": element.id = value.isEmpty ? nil : value
      case "style": element.inlineStyle = value.isEmpty ? nil : value
      case "lang": element.language = value
      default: element.attributes[name] = value
      }
    }
  }

  private mutating func acceptsAttribute(_ name: String, at range: Range<Int>) -> Bool {
    if !isMarkupAttributeName(name) {
      report(.invalidAttribute, at: range, [.found(shortened(name))])
      return false
    }
    if name.hasPrefix("on") {
      report(.removedAttribute, at: range, [.subject(shortened(name))])
      return false
    }
    return true
  }

  private func classNames(in value: String) -> [String] {
    value.utf8.split(whereSeparator: \.isMarkupSpace).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Returns whether an attribute name can be written in markup.
///
/// The name must not contain white space, quotes, `<`, `>`, `/`, `=` or `&`.
func isMarkupAttributeName(_ name: String) -> Bool {
  !name.isEmpty
    && name.utf8.allSatisfy { byte in
      byte > 0x20 && byte != 0x7F && !byte.endsAttributeName && byte != UInt8(ascii: "\"")
        && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "&")
    }
}

extension UInt8 {
  /// Whether an attribute name ends before the byte.
  fileprivate var endsAttributeName: Bool {
    endsValue || self == UInt8(ascii: "/") || self == UInt8(ascii: "=")
  }

  /// Whether an unquoted value ends before the byte.
  fileprivate var endsValue: Bool {
    isMarkupSpace || self == UInt8(ascii: ">") || self == UInt8(ascii: "<")
  }
}
