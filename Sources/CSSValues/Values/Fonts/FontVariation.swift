// SPDX-License-Identifier: Apache-2.0

/// An axis of a variable font with a position on it.
///
/// ```swift
/// Property.fontVariationSettings.value(parsing: "\"wght\" 650")?.as([FontVariation].self)
/// // [FontVariation("wght", 650)]
/// ```
///
/// Defined by [CSS Fonts 4, section 8.2](https://drafts.csswg.org/css-fonts-4/#font-variation-settings-def).
public struct FontVariation: Sendable, Hashable {
  /// The tag of the axis: four ASCII characters.
  public let tag: String
  /// The position on the axis.
  public let value: Double

  /// Creates a position on an axis.
  public init(_ tag: String, _ value: Double) {
    self.tag = tag
    self.value = value
  }
}

extension FontVariation: PropertyListElement, CustomStringConvertible {
  /// `normal`, which represents an empty list.
  public static var emptyKeyword: Keyword { .normal }

  /// Creates a setting, or returns `nil` if the value is of another kind or not computed yet.
  public init?(_ value: CSSValue) {
    guard case .sequence(let values) = value, values.count == 2,
      case .string(let tag) = values[0], case .number(let number) = values[1]
    else { return nil }
    self.init(tag, number)
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .sequence([.string(tag), .number(value)]) }
}
