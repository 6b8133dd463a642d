// SPDX-License-Identifier: Apache-2.0

/// An address that stands in a text.
public struct TextLink: Sendable, Hashable {
  /// The bytes of the text's UTF-8 that it takes.
  public let range: Range<Int>
  /// Where it leads: what stands there, with `http://` before `www.` and `mailto:` before an e-mail address.
  public let address: String
  /// What stands there.
  public let text: String

  /// A link for a part of a text.
  init(_ range: Range<Int>, in bytes: [UInt8], prefix: String) {
    self.range = range
    text = String(decoding: bytes[range], as: UTF8.self)
    address = prefix + text
  }

  /// The element that shows the link.
  var element: LayoutElement {
    var element = LayoutElement(
      MarkupTag.a.rawValue, classes: [LinkDetector.linkClass], [.text(text)])
    element.attributes = ["href": address]
    return element
  }
}
