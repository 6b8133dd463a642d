// SPDX-License-Identifier: Apache-2.0

/// A feature of an OpenType font with its setting.
///
/// ```swift
/// Property.fontFeatureSettings.value(parsing: "\"smcp\", \"liga\" off")?.as([FontFeature].self)
/// // [FontFeature("smcp", 1), FontFeature("liga", 0)]
/// ```
///
/// Defined by [CSS Fonts 4, section 6.12](https://drafts.csswg.org/css-fonts-4/#font-feature-settings-prop).
public struct FontFeature: Sendable, Hashable {
  /// The tag of the feature: four ASCII characters.
  public let tag: String
  /// The setting: 0 for off, 1 for on.
  ///
  /// Some features have higher settings.
  public let value: Int

  /// Creates a setting, by default one that switches the feature on.
  public init(_ tag: String, _ value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}

extension FontFeature: PropertyListElement, CustomStringConvertible {
  /// `normal`, which represents an empty list.
  public static var emptyKeyword: Keyword { .normal }

  /// Creates a setting, or returns `nil` if the value is of another kind or not computed yet.
  public init?(_ value: CSSValue) {
    switch value {
    case .string(let tag): self.init(tag)
    case .sequence(let values):
      guard values.count == 2, case .string(let tag) = values[0],
        case .number(let number) = values[1]
      else { return nil }
      self.init(tag, Int(min(max(number.rounded(), 0), Self.maximumValue)))
    default: return nil
    }
  }

  /// The largest setting, which fonts store in 16 bits.
  ///
  /// Larger numbers are clamped to it.
  private static let maximumValue = 65535.0

  /// The value as a ``CSSValue``, without a setting of 1, which is the default.
  public var cssValue: CSSValue {
    value == 1 ? .string(tag) : .sequence([.string(tag), .number(Double(value))])
  }
}
