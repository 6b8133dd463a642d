// SPDX-License-Identifier: Apache-2.0

/// One feature of an OpenType font and how it is set.
///
/// ```swift
/// Property.fontFeatureSettings.value(parsing: "\"smcp\", \"liga\" off")?.as([FontFeature].self)
/// // [FontFeature("smcp", 1), FontFeature("liga", 0)]
/// ```
///
/// Defined by [CSS Fonts 4, section 6.12](https://drafts.csswg.org/css-fonts-4/#font-feature-settings-prop).
public struct FontFeature: Sendable, Hashable {
  /// The name of the feature: four ASCII characters.
  public let tag: String
  /// Off is 0, on is 1; some features count further.
  public let value: Int

  /// A feature that is on, or set to a number.
  public init(_ tag: String, _ value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}

extension FontFeature: PropertyListElement, CustomStringConvertible {
  /// An empty list is `normal`.
  public static var emptyKeyword: Keyword { .normal }

  /// Reads a setting; nil when the value is of another kind or is not computed yet.
  public init?(_ value: CSSValue) {
    switch value {
    case .string(let tag): self.init(tag)
    case .sequence(let values):
      guard values.count == 2, case .string(let tag) = values[0],
        case .number(let number) = values[1]
      else { return nil }
      self.init(tag, Int(min(max(number.rounded(), 0), Self.greatestValue)))
    default: return nil
    }
  }

  /// What larger numbers count as; fonts have 16 bits for it.
  private static let greatestValue = 65535.0

  /// The value in the form all properties share, without a one, which goes without saying.
  public var cssValue: CSSValue {
    value == 1 ? .string(tag) : .sequence([.string(tag), .number(Double(value))])
  }

  /// The setting as CSS writes it.
  public var description: String { cssValue.description }
}
