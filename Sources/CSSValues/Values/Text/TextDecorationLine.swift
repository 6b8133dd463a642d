// SPDX-License-Identifier: Apache-2.0

/// The set of lines that decorate a text.
///
/// Defined by [CSS Text Decoration 4, section 2.1](https://drafts.csswg.org/css-text-decor-4/#text-decoration-line-property).
public struct TextDecorationLine: OptionSet, Sendable, Hashable {
  /// The bits, one for each line.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line below the text.
  public static let underline = TextDecorationLine(rawValue: 1)
  /// A line above the text.
  public static let overline = TextDecorationLine(rawValue: 2)
  /// A line through the text.
  public static let lineThrough = TextDecorationLine(rawValue: 4)
  /// The obsolete `blink` effect, which draws no line.
  public static let blink = TextDecorationLine(rawValue: 8)
  /// The platform's marker for a spelling error.
  public static let spellingError = TextDecorationLine(rawValue: 16)
  /// The platform's marker for a grammar error.
  public static let grammarError = TextDecorationLine(rawValue: 32)

  fileprivate static let keywords: [(line: TextDecorationLine, keyword: Keyword)] = [
    (.underline, .underline), (.overline, .overline), (.lineThrough, .lineThrough),
    (.blink, .blink), (.spellingError, .spellingError), (.grammarError, .grammarError),
  ]

  fileprivate init?(_ keyword: Keyword) {
    guard let line = Self.keywords.first(where: { $0.keyword == keyword })?.line else { return nil }
    self = line
  }
}

extension TextDecorationLine: PropertyValue, CustomStringConvertible {
  /// Creates the set of lines, or returns `nil` if the value is of another kind.
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

  /// The value as a ``CSSValue``, or `none` for an empty set.
  public var cssValue: CSSValue {
    guard !isEmpty else { return .keyword(.none) }
    return .sequence(of: Self.keywords.filter { contains($0.line) }.map { .keyword($0.keyword) })
  }
}
