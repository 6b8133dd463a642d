// SPDX-License-Identifier: Apache-2.0

/// The preferred, minimum or maximum width or height of a box, with all keywords of the properties.
///
/// ```swift
/// Property.width.value(parsing: "fit-content(50%)")?.as(PreferredSize.self)
/// // .fitContent(limit: .percentage(50))
/// ```
///
/// ``LengthPercentageAuto`` is the simpler type for a program that cannot measure contents.
///
/// Defined by [CSS Sizing 3, section 3](https://drafts.csswg.org/css-sizing-3/#sizing-values).
public enum PreferredSize: Sendable, Hashable {
  /// The automatic size, which the layout determines.
  case auto
  /// No limit, for `max-width` and similar properties.
  case none
  /// A length, or a percentage of the container's size.
  case lengthPercentage(LengthPercentage)
  /// The smallest size of the contents without overflow.
  case minContent
  /// The size of the contents with unlimited available space.
  case maxContent
  /// The available space, or the limit, clamped between ``minContent`` and ``maxContent``.
  case fitContent(limit: LengthPercentage?)
  /// All available space.
  case stretch
  /// The size from the natural aspect ratio within the available space.
  case contain
  /// The size of the contents, for `flex-basis`.
  case content
}

extension PreferredSize: PropertyValue, CustomStringConvertible {
  /// Creates a size from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.auto): self = .auto
    case .keyword(.none): self = .none
    case .keyword(.minContent): self = .minContent
    case .keyword(.maxContent): self = .maxContent
    case .keyword(.fitContent): self = .fitContent(limit: nil)
    case .keyword(.stretch): self = .stretch
    case .keyword(.contain): self = .contain
    case .keyword(.content): self = .content
    case .function(let function) where function.name == "fit-content":
      guard let limit = LengthPercentage(function.arguments) else { return nil }
      self = .fitContent(limit: limit)
    default:
      guard let value = LengthPercentage(value) else { return nil }
      self = .lengthPercentage(value)
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue {
    switch self {
    case .auto: .keyword(.auto)
    case .none: .keyword(.none)
    case .lengthPercentage(let value): value.cssValue
    case .minContent: .keyword(.minContent)
    case .maxContent: .keyword(.maxContent)
    case .fitContent(limit: nil): .keyword(.fitContent)
    case .fitContent(let limit?): .function(FunctionValue("fit-content", limit.cssValue))
    case .stretch: .keyword(.stretch)
    case .contain: .keyword(.contain)
    case .content: .keyword(.content)
    }
  }
}

extension PreferredSize {
  /// Returns the size in px.
  ///
  /// - Parameters:
  ///   - reference: The size that percentages resolve against, in px.
  ///   - contents: The minimum and the maximum size of the contents, in px.
  ///   - availableSpace: The available space, in px.
  /// - Returns: The size, or `nil` if the layout determines it, or if it depends on a font or a
  ///   viewport.
  public func resolved(
    percentagesOf reference: Double, contents: (minimum: Double, maximum: Double),
    availableSpace: Double
  ) -> Double? {
    switch self {
    case .auto, .none, .contain: nil
    case .lengthPercentage(let value): value.resolved(percentagesOf: reference)
    case .minContent: contents.minimum
    case .maxContent, .content: contents.maximum
    case .fitContent(let limit):
      (limit.map { $0.resolved(percentagesOf: reference) } ?? availableSpace).map {
        max(contents.minimum, min($0, contents.maximum))
      }
    case .stretch: availableSpace
    }
  }
}
