// SPDX-License-Identifier: Apache-2.0

/// Finds web and e-mail addresses in texts.
///
/// ```swift
/// LinkDetector().links(in: "See (www.example.org/a_(b)).").map(\.address)    // ["http://www.example.org/a_(b)"]
/// ```
///
/// An address begins with `http://`, `https://`, `ftp://`, `mailto:` or `www.`, in upper or lower case, or is one of
/// e-mail. Punctuation at its end and brackets that were opened before it are not part of it.
public struct LinkDetector: Sendable {
  /// The class of links that have no other one.
  static let linkClass = "linkText"

  /// A detector.
  public init() {}

  /// Finds all addresses.
  ///
  /// - Parameter text: a text, of any length.
  /// - Returns: The addresses in order; they do not overlap.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func links(in text: String) -> [TextLink] { links(in: Array(text.utf8)) }

  /// Finds all addresses in a text's bytes.
  func links(in bytes: [UInt8]) -> [TextLink] {
    var links: [TextLink] = []
    var index = 0
    /// Where the text begins that belongs to no address yet.
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
