// SPDX-License-Identifier: Apache-2.0

/// How wide or high a box is to be, at least or at most, with every word that a sizing property takes.
///
/// ```swift
/// Property.width.value(parsing: "fit-content(50%)")?.as(PreferredSize.self)
/// // .fitContent(limit: .percentage(50))
/// ```
///
/// ``LengthPercentageAuto`` is what is left of it where a program knows no contents to fit a box to.
///
/// Defined by [CSS Sizing 3, section 3](https://drafts.csswg.org/css-sizing-3/#sizing-values).
public enum PreferredSize: Sendable, Hashable {
  /// Left to the layout.
  case auto
  /// No limit, for `max-width` and its like.
  case none
  /// A length or a part of the container's.
  case lengthPercentage(LengthPercentage)
  /// As small as the contents can be.
  case minContent
  /// As large as the contents would be with room for all.
  case maxContent
  /// What there is room for, within ``minContent`` and ``maxContent``; with a limit, that in place of the room.
  case fitContent(limit: LengthPercentage?)
  /// All the room there is.
  case stretch
  /// What the contents' proportions leave of all the room there is.
  case contain
  /// As the contents are, for `flex-basis`.
  case content
}

extension PreferredSize: PropertyValue, CustomStringConvertible {
  /// Reads a size; nil when the value is of another kind.
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

  /// The value in the form all properties share.
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

  /// The size as CSS writes it.
  public var description: String { cssValue.description }
}

extension PreferredSize {
  /// The size in px, once what it depends on is known.
  ///
  /// - Parameters:
  ///   - reference: what 100% is, in px.
  ///   - contents: the least and the greatest size of the contents, in px.
  ///   - room: the room there is, in px.
  /// - Returns: nil for a size that is left to the layout, and for a length that depends on a font or a viewport.
  public func resolved(
    percentagesOf reference: Double, contents: (least: Double, greatest: Double), room: Double
  ) -> Double? {
    switch self {
    case .auto, .none, .contain: nil
    case .lengthPercentage(let value): value.resolved(percentagesOf: reference)
    case .minContent: contents.least
    case .maxContent, .content: contents.greatest
    case .fitContent(let limit):
      (limit.map { $0.resolved(percentagesOf: reference) } ?? room).map {
        max(contents.least, min($0, contents.greatest))
      }
    case .stretch: room
    }
  }
}
