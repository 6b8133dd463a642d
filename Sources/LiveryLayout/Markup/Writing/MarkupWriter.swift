// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// A writer of elements as markup.
struct MarkupWriter {
  /// The output so far.
  private(set) var bytes: [UInt8] = []

  /// Writes a traversal event.
  mutating func write(_ event: ElementEvent) {
    switch event {
    case .text(let text): write(text, quoted: false)
    case .begin(let element):
      guard let tag = MarkupTag.named(element.type) else { return }
      writeTag(of: element)
      // HTML ignores a newline directly after the start tag, so another newline is added.
      if tag == .pre, case .text(let text)? = element.children.first, text.utf8.first == 0x0A {
        bytes.append(0x0A)
      }
    case .end(let element):
      guard let tag = MarkupTag.named(element.type), !tag.isVoid else { return }
      write("</\(tag.rawValue)>")
    }
  }

  private mutating func writeTag(of element: LayoutElement) {
    write("<\(element.type)")
    if let id = element.id { write("id", id) }
    if !element.classes.isEmpty { write("class", element.classes.joined(separator: " ")) }
    if let style = element.inlineStyle { write("style", style) }
    if let language = element.language { write("lang", language) }
    var attributes = element.attributes
    if case .image(.url(let source)?, _)? = element.content {
      attributes["src"] = source.address
    }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where isWritten(name) {
      write(name, value)
    }
    write(">")
  }

  /// Returns whether the parser would read the attribute back.
  private func isWritten(_ name: String) -> Bool {
    isMarkupAttributeName(name) && !name.hasPrefix("on")
      && !["id", "class", "style", "lang"].contains(name)
  }

  private mutating func write(_ name: String, _ value: String) {
    write(" \(name)=\"")
    write(value, quoted: true)
    write("\"")
  }

  private mutating func write(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Writes a text, with references for special characters.
  private mutating func write(_ text: String, quoted: Bool) {
    var afterC2 = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\"") where quoted: write("&quot;")
      case 0x0D: write("&#13;")
      case 0xA0 where afterC2:
        bytes.removeLast()
        write("&nbsp;")
      default: bytes.append(byte)
      }
      afterC2 = byte == 0xC2
    }
  }
}

extension StyledText {
  /// The markup of the content of the root.
  ///
  /// Parsed with `MarkupOptions.serialized`, the markup yields equal elements if they came from
  /// markup. For elements that a program created, the markup omits states, views, images in bytes,
  /// and the properties of the root. Of an element with an unsupported type, it contains only the
  /// content.
  public var markup: String {
    var writer = MarkupWriter()
    for node in root.children {
      switch node {
      case .text(let text): writer.write(.text(text))
      case .element(let element): element.walk { writer.write($0) }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
