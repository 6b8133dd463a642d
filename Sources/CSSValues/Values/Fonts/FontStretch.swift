// SPDX-License-Identifier: Apache-2.0

/// How wide a face of a font is: a percentage of the normal width.
///
/// Defined by [CSS Fonts 4, section 2.3](https://drafts.csswg.org/css-fonts-4/#font-stretch-prop).
public struct FontStretch: Sendable, Hashable {
  /// The width in percent: 100 is normal, 75 is condensed.
  public let percentage: Double

  /// A width in percent, zero at least.
  public init(percentage: Double) { self.percentage = max(percentage, 0) }

  /// The normal width.
  public static let normal = FontStretch(percentage: 100)
}

extension FontStretch: PropertyValue, CustomStringConvertible {
  /// Reads a percentage or one of the nine names; nil when the value is of another kind.
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

  /// The name of the width; nil where it has none.
  var keyword: Keyword? { Self.names.first { $0.percentage == percentage }?.keyword }

  private static let names: [(keyword: Keyword, percentage: Double)] = [
    (.ultraCondensed, 50), (.extraCondensed, 62.5), (.condensed, 75), (.semiCondensed, 87.5),
    (.normal, 100), (.semiExpanded, 112.5), (.expanded, 125), (.extraExpanded, 150),
    (.ultraExpanded, 200),
  ]

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .percentage(percentage) }

  /// The percentage.
  public var description: String { cssValue.description }
}
