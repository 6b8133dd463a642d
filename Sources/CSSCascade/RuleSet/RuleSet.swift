// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The typed values of one element, which a selector describes or which was styled in its tree.
///
/// ```swift
/// let sheet = CSSStyleSheet(".title { color: navy; font-weight: bold }")
/// let title = sheet.ruleSet(for: ".title:hover")
/// title.color         // CSSColor?: rgb(0, 0, 128)
/// title.width         // nil
/// title.font          // bold 14px sans-serif: the size and the family are fallbacks
/// ```
///
/// A stored property is `nil` if no rule matches the element, or if the property is neither
/// declared nor inherited. Inherited values come from an ancestor in the selector or from the root.
/// Derived properties, such as ``font`` and ``textAlignment``, document their fallbacks. Access to
/// a property needs no lookup by name.
public struct RuleSet: Sendable {
  @usableFromInline let style: ElementStyle

  @usableFromInline
  init(_ style: ElementStyle) { self.style = style }

  /// The selector as written.
  ///
  /// Empty for the rule set of a ``ComputedStyle``.
  public var selector: String { style.selector }

  /// Whether any rule matches the element.
  @inlinable
  public var isMatched: Bool { style.isMatched }

  /// The computed value of a property, or `nil` if the element has none.
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

  /// The background color.
  @inlinable
  public var backgroundColor: CSSColor? { color(of: .backgroundColor) }

  /// The background images, topmost first.
  ///
  /// Empty for `none`.
  public var backgroundImage: [CSSImage]? { value(.backgroundImage) }

  @inlinable
  func color(of property: Property) -> CSSColor? {
    style.values.index(of: property).flatMap { style.colors[$0] }
  }
}

// MARK: Text

extension RuleSet {
  /// The font families in order of preference.
  public var fontFamily: [FontFamily]? { value(.fontFamily) }

  /// The font size in px.
  @inlinable
  public var fontSize: Double? {
    guard case .length(let size) = style.values[.fontSize] else { return nil }
    return size.value
  }

  /// The font weight, from 1 to 1000.
  public var fontWeight: FontWeight? { value(.fontWeight) }

  /// The font style.
  public var fontStyle: FontStyle? { value(.fontStyle) }

  /// The preferred width of the font face.
  public var fontStretch: FontStretch? { value(.fontStretch) }

  /// The axis values of a variable font.
  ///
  /// Empty for `normal`.
  public var fontVariationSettings: [FontVariation]? { value(.fontVariationSettings) }

  /// The enabled and disabled font features.
  ///
  /// Empty for `normal`.
  public var fontFeatureSettings: [FontFeature]? { value(.fontFeatureSettings) }

  /// The horizontal alignment of text lines.
  public var textAlign: TextAlign? { value(.textAlign) }

  /// The vertical alignment of the content.
  public var verticalAlign: VerticalAlign? { value(.verticalAlign) }

  /// The shadows of the text, topmost first.
  ///
  /// Empty for `none`.
  public var textShadows: [Shadow]? { value(.textShadow) }

  /// The factor for the opacity of the text's shadows, from 0 to 1.
  public var textShadowOpacity: Double? { value(.textShadowOpacity) }
}

// MARK: Place and size

extension RuleSet {
  /// The visibility of the element.
  public var visibility: CSSVisibility? { value(.visibility) }
  /// The width.
  public var width: LengthPercentageAuto? { value(.width) }
  /// The height.
  public var height: LengthPercentageAuto? { value(.height) }
  /// The distance from the container's top edge.
  public var top: LengthPercentageAuto? { value(.top) }
  /// The distance from the container's left edge.
  public var left: LengthPercentageAuto? { value(.left) }
  /// The distance from the container's right edge.
  public var right: LengthPercentageAuto? { value(.right) }
  /// The distance from the container's bottom edge.
  public var bottom: LengthPercentageAuto? { value(.bottom) }
  /// The top margin.
  public var marginTop: LengthPercentageAuto? { value(.marginTop) }
  /// The right margin.
  public var marginRight: LengthPercentageAuto? { value(.marginRight) }
  /// The bottom margin.
  public var marginBottom: LengthPercentageAuto? { value(.marginBottom) }
  /// The left margin.
  public var marginLeft: LengthPercentageAuto? { value(.marginLeft) }
}
