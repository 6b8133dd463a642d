// SPDX-License-Identifier: Apache-2.0

/// A detector of web and e-mail addresses in texts.
///
/// ```swift
/// LinkDetector().links(in: "See (www.example.org/a_(b)).").map(\.address)    // ["http://www.example.org/a_(b)"]
/// ```
///
/// An address starts with `http://`, `https://`, `ftp://`, `mailto:` or `www.`, in any case, or is
/// an e-mail address. Trailing punctuation is excluded, and so are brackets that open before the
/// address.
package struct LinkDetector: Sendable {
  /// The class of links without a class.
  static let linkClass = "linkText"

  /// Creates a detector.
  package init() {}

  /// Returns all addresses in a text.
  ///
  /// - Parameter text: a text of any length.
  /// - Returns: the addresses in order, without overlap.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func links(in text: String) -> [TextLink] { links(in: Array(text.utf8)) }

  /// Returns all addresses in UTF-8 bytes.
  func links(in bytes: [UInt8]) -> [TextLink] {
    var links: [TextLink] = []
    var index = 0
    /// The end of the last address, where the remaining text begins.
    var start = 0
    while index < bytes.count {
      guard let link = link(at: index, in: bytes, from: start) else {
        index += 1
        continue
      }
      links.append(link)
      index = link.range.upperBound
      start = index
    }
    return links
  }

  private func link(at index: Int, in bytes: [UInt8], from start: Int) -> TextLink? {
    switch bytes[index] {
    case UInt8(ascii: "@"): return MailAddress.link(around: index, in: bytes, from: start)
    case UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "m"), UInt8(ascii: "M"), UInt8(ascii: "w"), UInt8(ascii: "W"):
      return WebAddress.link(at: index, in: bytes)
    default: return nil
    }
  }
}
