// SPDX-License-Identifier: Apache-2.0

/// An address in a text.
package struct TextLink: Sendable, Hashable {
  /// The byte range of the address in the UTF-8 of the text.
  package let range: Range<Int>
  /// The target of the link.
  ///
  /// The target is the text, with `http://` before `www.` or `mailto:` before an e-mail address.
  package let address: String
  /// The text of the link.
  package let text: String

  /// Creates a link for a range of a text.
  init(_ range: Range<Int>, in bytes: [UInt8], prefix: String) {
    self.range = range
    text = String(decoding: bytes[range], as: UTF8.self)
    address = prefix + text
  }

  /// The element for the link.
  var element: LayoutElement {
    var element = LayoutElement(
      MarkupTag.a.rawValue, classes: [LinkDetector.linkClass], [.text(text)])
    element.attributes = ["href": address]
    return element
  }
}
