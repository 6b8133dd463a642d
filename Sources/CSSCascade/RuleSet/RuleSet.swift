// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// Every typed property of the element that a selector describes, or of one that was styled in its tree.
///
/// ```swift
/// let sheet = CSSStyleSheet(".title { color: navy; font-weight: bold }")
/// let title = sheet.ruleSet(for: ".title:hover")
/// title.color         // CSSColor?: rgb(0, 0, 128)
/// title.width         // nil
/// title.font          // bold 14px sans-serif: the size and the family are fallbacks
/// ```
///
/// Stored properties are nil when the element has no such value: no rule matches it, or the property is neither
/// declared for it nor inherited from a described ancestor or the root. Derived ones, such as ``font`` and
/// ``textAlignment``, say which fallbacks they have. Reading a property looks nothing up by name.
public struct RuleSet: Sendable {
  @usableFromInline let style: ElementStyle

  @usableFromInline
  init(_ style: ElementStyle) { self.style = style }

  /// The selector that the rule set answers for, as it was written; empty for that of a ``ComputedStyle``.
  public var selector: String { style.selector }

  /// Whether any rule matches the element.
  @inlinable
  public var isMatched: Bool { style.isMatched }

  /// The computed value of a property; nil when the element has none.
  @inlinable
  public subscript(property: Property) -> CSSValue? { style[property] }

  @inlinable
  func value<Value: PropertyValue>(_ property: Property) -> Value? {
    style.values[property].flatMap { Value($0) }
  }
}

// MARK: Colors and pictures

extension RuleSet {
  /// The color of the text.
  @inlinable
  public var color: CSSColor? { color(of: .color) }

  /// The color behind the content.
  @inlinable
  public var backgroundColor: CSSColor? { color(of: .backgroundColor) }

  /// The pictures behind the content, topmost first; empty for `none`.
  public var backgroundImage: [CSSImage]? { value(.backgroundImage) }

  @inlinable
  func color(of property: Property) -> CSSColor? {
    style.values.place(of: property).flatMap { style.colors[$0] }
  }
}

// MARK: Text

extension RuleSet {
  /// The font families, best first.
  public var fontFamily: [FontFamily]? { value(.fontFamily) }

  /// The size of the font in px.
  @inlinable
  public var fontSize: Double? {
    guard case .length(let size) = style.values[.fontSize] else { return nil }
    return size.value
  }

  /// The weight of the font, from 1 to 1000.
  public var fontWeight: FontWeight? { value(.fontWeight) }

  /// The slant of the font.
  public var fontStyle: FontStyle? { value(.fontStyle) }

  /// How wide a face of the font is chosen.
  public var fontStretch: FontStretch? { value(.fontStretch) }

  /// Where on its axes a variable font is; empty for `normal`.
  public var fontVariationSettings: [FontVariation]? { value(.fontVariationSettings) }

  /// The features of the font that are switched on or off; empty for `normal`.
  public var fontFeatureSettings: [FontFeature]? { value(.fontFeatureSettings) }

  /// How the lines of a text stand between its edges.
  public var textAlign: TextAlign? { value(.textAlign) }

  /// Where the content stands in its height.
  public var verticalAlign: VerticalAlign? { value(.verticalAlign) }

  /// The shadows of the text, topmost first; empty for `none`.
  public var textShadows: [Shadow]? { value(.textShadow) }

  /// A factor for the opacity of the text's shadows, from 0 to 1.
  public var textShadowOpacity: Double? { value(.textShadowOpacity) }
}

// MARK: Place and size

extension RuleSet {
  /// Whether the element is drawn.
  public var visibility: CSSVisibility? { value(.visibility) }
  /// The width.
  public var width: LengthPercentageAuto? { value(.width) }
  /// The height.
  public var height: LengthPercentageAuto? { value(.height) }
  /// The distance of the top edge from the container's.
  public var top: LengthPercentageAuto? { value(.top) }
  /// The distance of the left edge from the container's.
  public var left: LengthPercentageAuto? { value(.left) }
  /// The distance of the right edge from the container's.
  public var right: LengthPercentageAuto? { value(.right) }
  /// The distance of the bottom edge from the container's.
  public var bottom: LengthPercentageAuto? { value(.bottom) }
  /// The space above the element.
  public var marginTop: LengthPercentageAuto? { value(.marginTop) }
  /// The space to the right of the element.
  public var marginRight: LengthPercentageAuto? { value(.marginRight) }
  /// The space below the element.
  public var marginBottom: LengthPercentageAuto? { value(.marginBottom) }
  /// The space to the left of the element.
  public var marginLeft: LengthPercentageAuto? { value(.marginLeft) }
}
