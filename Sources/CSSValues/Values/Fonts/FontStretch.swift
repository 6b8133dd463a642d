// SPDX-License-Identifier: Apache-2.0

/// The width of a font face, as a percentage of the normal width.
///
/// Defined by [CSS Fonts 4, section 2.3](https://drafts.csswg.org/css-fonts-4/#font-stretch-prop).
public struct FontStretch: Sendable, Hashable {
  /// The width in percent, such as 100 for normal and 75 for condensed.
  public let percentage: Double

  /// Creates a width in percent.
  ///
  /// Negative values count as 0.
  public init(percentage: Double) { self.percentage = max(percentage, 0) }

  /// The normal width.
  public static let normal = FontStretch(percentage: 100)
}

extension FontStretch: PropertyValue, CustomStringConvertible {
  /// Creates a width from a percentage or a keyword, or returns `nil` for another kind of value.
  public init?(_ value: CSSValue) {
    switch value {
    case .percentage(let percentage): self.init(percentage: percentage)
    case .calculation(let calculation):
      guard calculation.kind == .percentage, let percentage = calculation.constant else {
        return nil
      }
      self.init(percentage: percentage)
    case .keyword(let keyword):
      guard let percentage = Self.percentage(of: keyword) else { return nil }
      self.init(percentage: percentage)
    default: return nil
    }
  }

  private static func percentage(of keyword: Keyword) -> Double? {
    names.first { $0.keyword == keyword }?.percentage
  }

  /// The keyword of the width, or `nil` if none stands for it.
  var keyword: Keyword? { Self.names.first { $0.percentage == percentage }?.keyword }

  private static let names: [(keyword: Keyword, percentage: Double)] = [
    (.ultraCondensed, 50), (.extraCondensed, 62.5), (.condensed, 75), (.semiCondensed, 87.5),
    (.normal, 100), (.semiExpanded, 112.5), (.expanded, 125), (.extraExpanded, 150),
    (.ultraExpanded, 200),
  ]

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .percentage(percentage) }
}
