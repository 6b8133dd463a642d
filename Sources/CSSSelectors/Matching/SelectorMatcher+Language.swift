// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SelectorMatcher {
  /// Returns whether the element's language matches one of the ranges of a `:lang()`.
  ///
  /// Defined by [Selectors Level 4, section 10.2](https://drafts.csswg.org/selectors-4/#the-lang-pseudo).
  func matches(language index: UInt32, _ element: Int) -> Bool {
    let tag = LanguageTag(tree.text.slice(tree.elements[element].language))
    return table.languages[Int(index)].contains { range in
      tag.matches(table.text.slice(table.languageRanges[Int(range)]))
    }
  }
}

/// The language of an element, such as `de-Latn-CH`; empty if it is not stated.
struct LanguageTag {
  private let text: UnsafeBufferPointer<UInt8>

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Returns whether a language range matches the tag, without regard to ASCII case.
  ///
  /// An empty range matches only the empty tag, and no other range matches the empty tag.
  ///
  /// Defined by [RFC 4647, section 3.3.2](https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2).
  func matches(_ range: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.isEmpty || range.isEmpty { return text.isEmpty && range.isEmpty }
    var rangeSubtags = Subtags(range)
    var tagSubtags = Subtags(text)
    // Step 2: the first subtags are equal, or the range begins with a wildcard.
    guard rangeSubtags.isWildcard || rangeSubtags.isSame(as: tagSubtags) else { return false }
    rangeSubtags.advance()
    tagSubtags.advance()
    // Step 3.
    while !rangeSubtags.isAtEnd {
      if rangeSubtags.isWildcard {
        rangeSubtags.advance()
      } else if tagSubtags.isAtEnd {
        return false
      } else if rangeSubtags.isSame(as: tagSubtags) {
        rangeSubtags.advance()
        tagSubtags.advance()
      } else if tagSubtags.isSingleton {
        return false
      } else {
        tagSubtags.advance()
      }
    }
    return true
  }
}

/// An iterator over the subtags of a language tag or range.
private struct Subtags {
  private let text: UnsafeBufferPointer<UInt8>
  private var start = 0
  private var end: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    end = text.firstIndex(of: UInt8(ascii: "-")) ?? text.count
  }

  var isAtEnd: Bool { start > text.count }
  var isWildcard: Bool { end - start == 1 && text[start] == UInt8(ascii: "*") }
  /// Whether the subtag is a single letter or digit, which begins an extension that no range skips.
  var isSingleton: Bool { end - start == 1 }

  func isSame(as other: Subtags) -> Bool {
    guard end - start == other.end - other.start else { return false }
    return (0..<end - start).allSatisfy {
      text[start + $0].lowercased == other.text[other.start + $0].lowercased
    }
  }

  mutating func advance() {
    start = end + 1
    end = start
    while end < text.count, text[end] != UInt8(ascii: "-") { end += 1 }
  }
}
