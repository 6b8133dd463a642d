// SPDX-License-Identifier: Apache-2.0

/// One axis of a variable font and where on it the glyphs are.
///
/// ```swift
/// Property.fontVariationSettings.value(parsing: "\"wght\" 650")?.as([FontVariation].self)
/// // [FontVariation("wght", 650)]
/// ```
///
/// Defined by [CSS Fonts 4, section 8.2](https://drafts.csswg.org/css-fonts-4/#font-variation-settings-def).
public struct FontVariation: Sendable, Hashable {
  /// The name of the axis: four ASCII characters.
  public let tag: String
  /// The place on the axis.
  public let value: Double

  /// A place on an axis.
  public init(_ tag: String, _ value: Double) {
    self.tag = tag
    self.value = value
  }
}

extension FontVariation: PropertyListElement, CustomStringConvertible {
  /// An empty list is `normal`.
  public static var emptyKeyword: Keyword { .normal }

  /// Reads a setting; nil when the value is of another kind or is not computed yet.
  public init?(_ value: CSSValue) {
    guard case .sequence(let values) = value, values.count == 2,
      case .string(let tag) = values[0], case .number(let number) = values[1]
    else { return nil }
    self.init(tag, number)
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .sequence([.string(tag), .number(value)]) }

  /// The setting as CSS writes it.
  public var description: String { cssValue.description }
}
