// SPDX-License-Identifier: Apache-2.0

/// The lines that decorate a text.
///
/// Defined by [CSS Text Decoration 4, section 2.1](https://drafts.csswg.org/css-text-decor-4/#text-decoration-line-property).
public struct TextDecorationLine: OptionSet, Sendable, Hashable {
  /// One bit for each line.
  public let rawValue: UInt8

  /// The lines of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line below the letters.
  public static let underline = TextDecorationLine(rawValue: 1)
  /// A line above the letters.
  public static let overline = TextDecorationLine(rawValue: 2)
  /// A line through the letters.
  public static let lineThrough = TextDecorationLine(rawValue: 4)
  /// No line: a text that once blinked.
  public static let blink = TextDecorationLine(rawValue: 8)
  /// The platform's mark of a misspelling.
  public static let spellingError = TextDecorationLine(rawValue: 16)
  /// The platform's mark of a mistake of grammar.
  public static let grammarError = TextDecorationLine(rawValue: 32)

  fileprivate static let words: [(line: TextDecorationLine, keyword: Keyword)] = [
    (.underline, .underline), (.overline, .overline), (.lineThrough, .lineThrough),
    (.blink, .blink), (.spellingError, .spellingError), (.grammarError, .grammarError),
  ]

  fileprivate init?(_ keyword: Keyword) {
    guard let line = Self.words.first(where: { $0.keyword == keyword })?.line else { return nil }
    self = line
  }
}

extension TextDecorationLine: PropertyValue, CustomStringConvertible {
  /// Reads the lines; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    self = []
    guard value != .keyword(.none) else { return }
    for part in value.parts {
      guard case .keyword(let keyword) = part, let line = TextDecorationLine(keyword) else {
        return nil
      }
      insert(line)
    }
  }

  /// The value in the form all properties share: `none` for no line.
  public var cssValue: CSSValue {
    guard !isEmpty else { return .keyword(.none) }
    return .sequence(of: Self.words.filter { contains($0.line) }.map { .keyword($0.keyword) })
  }

  /// The lines as CSS writes them.
  public var description: String { cssValue.description }
}
