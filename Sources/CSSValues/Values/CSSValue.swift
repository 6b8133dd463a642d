// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The value of a property, of any type, such as the result of `css("headerFont", "color")`.
///
/// ```swift
/// let value = Property.width.value(parsing: "20PX")
/// value                         // CSSValue.length(Length(20, .px))
/// value?.description            // "20px"
/// value?.as(LengthPercentageAuto.self)
/// ```
///
/// A value is a tree. Keywords, numbers and colors are its leaves; lists and sequences are its
/// branches.
/// The value does not know its property. The types of single properties, such as ``FontWeight`` or
/// ``VerticalAlign``, are created from it with ``as(_:)``.
public enum CSSValue: Sendable, Hashable {
  /// A keyword of the property's grammar.
  case keyword(Keyword)
  /// An identifier that the author chooses, such as the name of an animation.
  case identifier(String)
  /// A quoted string.
  case string(String)
  /// A plain number.
  case number(Double)
  /// A percentage: 50 for `50%`.
  case percentage(Double)
  /// A length.
  case length(Length)
  /// An angle.
  case angle(CSSAngle)
  /// A duration.
  case time(Time)
  /// A frequency.
  case frequency(Frequency)
  /// A resolution.
  case resolution(Resolution)
  /// A fraction of the remaining space: 2 for `2fr`.
  case flex(Double)
  /// A math function that results in a number, a percentage or a dimension.
  case calculation(Calculation)
  /// A color, as a name or as components.
  case color(SpecifiedColor)
  /// The URL in a `url()` that is not an image.
  case url(URLValue)
  /// A family of `font-family`.
  case fontFamily(FontFamily)
  /// A shadow of `text-shadow` or `box-shadow`.
  indirect case shadow(Shadow)
  /// An image.
  indirect case image(CSSImage)
  /// A position in a box.
  indirect case position(Position)
  /// A basic shape in a box.
  indirect case shape(BasicShape)
  /// A function of `transform`.
  indirect case transform(TransformFunction)
  /// A function of `filter` or `backdrop-filter`.
  indirect case filter(FilterFunction)
  /// A function of `transition-timing-function` or `animation-timing-function`.
  indirect case easing(EasingFunction)
  /// A function without a dedicated type, such as `minmax()`.
  indirect case function(FunctionValue)
  /// Values in square brackets, such as the names of grid lines.
  indirect case brackets(CSSValue)
  /// Comma-separated values.
  ///
  /// A property whose grammar is a list has a list even for a single value.
  case list([CSSValue])
  /// Values separated by white space: two or more, or none for a function without arguments.
  case sequence([CSSValue])
  /// The slash that separates two values of a sequence.
  case slash
  /// Text without a grammar: the value of a custom property.
  case unparsed(String)
}

extension CSSValue {
  /// Returns the value as a type, or `nil` if the value is of another kind.
  public func `as`<Value: PropertyValue>(_ type: Value.Type) -> Value? { Value(self) }

  /// Creates a color value from an absolute color.
  public static func color(_ color: CSSColor) -> CSSValue { .color(.color(color)) }

  /// Returns values separated by white space.
  ///
  /// A single value is returned as it is.
  public static func sequence(of values: [CSSValue]) -> CSSValue {
    values.count == 1 ? values[0] : .sequence(values)
  }
}

extension CSSValue: CustomStringConvertible {
  /// The CSS text of the value.
  ///
  /// Defined by [CSSOM, section 6.7.2](https://drafts.csswg.org/cssom-1/#serialize-a-css-value).
  public var description: String {
    switch self {
    case .keyword(let keyword): keyword.name
    case .identifier(let name): identifierText(name)
    case .string(let text): stringText(text)
    case .number(let number): numberText(number)
    case .percentage(let percentage): numberText(percentage) + "%"
    case .length(let length): length.description
    case .angle(let angle): angle.description
    case .time(let time): time.description
    case .frequency(let frequency): frequency.description
    case .resolution(let resolution): resolution.description
    case .flex(let flex): numberText(flex) + "fr"
    case .calculation(let calculation): calculation.description
    case .color(let color): color.description
    case .url(let url): url.description
    case .fontFamily(let family): family.description
    case .shadow(let shadow): shadow.description
    case .image(let image): image.description
    case .position(let position): position.description
    case .shape(let shape): shape.description
    case .transform(let function): function.description
    case .filter(let function): function.description
    case .easing(let function): function.description
    case .function(let function): function.description
    case .brackets(let value): "[\(value)]"
    case .list(let values): values.map(\.description).joined(separator: ", ")
    case .sequence(let values): values.map(\.description).joined(separator: " ")
    case .slash: "/"
    case .unparsed(let text): text
    }
  }
}
