// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SelectorMatcher {
  /// Whether the element's language is in one of the ranges of a `:lang()`.
  ///
  /// Defined by [Selectors Level 4, section 10.2](https://drafts.csswg.org/selectors-4/#the-lang-pseudo).
  func matches(language index: UInt32, _ element: Int) -> Bool {
    let tag = LanguageTag(tree.text.run(tree.elements[element].language))
    return table.languages[Int(index)].contains { range in
      tag.isIn(table.text.run(table.languageRanges[Int(range)]))
    }
  }
}

/// The language of an element, such as `de-Latn-CH`; empty where nobody says one.
struct LanguageTag {
  private let text: UnsafeBufferPointer<UInt8>

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Whether a language range holds the tag, without regard to ASCII case.
  ///
  /// An empty range holds the empty tag and nothing else does; no other range holds it.
  ///
  /// Defined by [RFC 4647, section 3.3.2](https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2).
  func isIn(_ range: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.isEmpty || range.isEmpty { return text.isEmpty && range.isEmpty }
    var wanted = Subtags(range)
    var given = Subtags(text)
    // Step 2: the first subtags are the same, or the range begins with a wildcard.
    guard wanted.isWildcard || wanted.isSame(as: given) else { return false }
    wanted.advance()
    given.advance()
    // Step 3.
    while !wanted.isAtEnd {
      if wanted.isWildcard {
        wanted.advance()
      } else if given.isAtEnd {
        return false
      } else if wanted.isSame(as: given) {
        wanted.advance()
        given.advance()
      } else if given.isSingleton {
        return false
      } else {
        given.advance()
      }
    }
    return true
  }
}

/// The subtags of a language tag or range, one after the other.
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
  /// Whether it is a single letter or digit, which begins an extension that no range skips.
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
