// SPDX-License-Identifier: Apache-2.0

/// The value of a property, of any kind: what `css("headerFont", "color")` answers.
///
/// ```swift
/// let value = Property.width.value(parsing: "20PX")
/// value                         // CSSValue.length(Length(20, .px))
/// value?.description            // "20px"
/// value?.as(LengthPercentageAuto.self)
/// ```
///
/// A value says nothing of the property it belongs to; the types of single properties, such as ``FontWeight`` or
/// ``VerticalAlign``, are made from it with ``as(_:)``.
public enum CSSValue: Sendable, Hashable {
  /// A word of the property's grammar.
  case keyword(Keyword)
  /// A plain number.
  case number(Double)
  /// A percentage: 50 for `50%`.
  case percentage(Double)
  /// A length.
  case length(Length)
  /// A color, by name or by numbers.
  case color(SpecifiedColor)
  /// The slant of `font-style: oblique`.
  case oblique(Angle)
  /// The families of `font-family`, best first.
  case fontFamilies([FontFamily])
  /// The shadows of `text-shadow`, topmost first; never empty.
  case textShadows([TextShadow])
  /// The layers of `background-image`, topmost first; never empty.
  case images([Image])
  /// Text that no grammar reads: the value of a custom property.
  case unparsed(String)
}

extension CSSValue {
  /// The value read as a type; nil when it is of another kind.
  public func `as`<Value: PropertyValue>(_ type: Value.Type) -> Value? { Value(self) }

  /// A color that is given by its components.
  public static func color(_ color: Color) -> CSSValue { .color(.color(color)) }
}

extension CSSValue: CustomStringConvertible {
  /// The value as CSS writes it.
  ///
  /// Defined by [CSSOM, section 6.7.2](https://drafts.csswg.org/cssom-1/#serialize-a-css-value).
  public var description: String {
    switch self {
    case .keyword(let keyword): keyword.name
    case .number(let number): numberText(number)
    case .percentage(let percentage): numberText(percentage) + "%"
    case .length(let length): length.description
    case .color(let color): color.description
    case .oblique(let angle): FontStyle.oblique(angle).description
    case .fontFamilies(let families): families.map(\.description).joined(separator: ", ")
    case .textShadows(let shadows): shadows.map(\.description).joined(separator: ", ")
    case .images(let images): images.map(\.description).joined(separator: ", ")
    case .unparsed(let text): text
    }
  }
}
