// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The value of a property, of any kind: what `css("headerFont", "color")` answers.
///
/// ```swift
/// let value = Property.width.value(parsing: "20PX")
/// value                         // CSSValue.length(Length(20, .px))
/// value?.description            // "20px"
/// value?.as(LengthPercentageAuto.self)
/// ```
///
/// A value is a tree: words, numbers, colors and such are its leaves, lists and sequences its branches. It says nothing of the
/// property it belongs to; the types of single properties, such as ``FontWeight`` or ``VerticalAlign``, are made from it
/// with ``as(_:)``.
public enum CSSValue: Sendable, Hashable {
  /// A word of the property's grammar.
  case keyword(Keyword)
  /// A word that the sheet's author chose, such as the name of an animation.
  case identifier(String)
  /// A text in quotes.
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
  /// A part of the space that is left over: 2 for `2fr`.
  case flex(Double)
  /// A math function of numbers of any kind.
  case calculation(Calculation)
  /// A color, by name or by numbers.
  case color(SpecifiedColor)
  /// The address in a `url()` that is no picture.
  case url(URLValue)
  /// One of the families of `font-family`.
  case fontFamily(FontFamily)
  /// A shadow of `text-shadow` or `box-shadow`.
  indirect case shadow(Shadow)
  /// A picture.
  indirect case image(CSSImage)
  /// A place in a box.
  indirect case position(Position)
  /// A shape in a box.
  indirect case shape(BasicShape)
  /// One of the functions of `transform`.
  indirect case transform(TransformFunction)
  /// One of the functions of `filter` or `backdrop-filter`.
  indirect case filter(FilterFunction)
  /// One of the functions of `transition-timing-function` or `animation-timing-function`.
  indirect case easing(EasingFunction)
  /// A function that has no type of its own, such as `minmax()`.
  indirect case function(FunctionValue)
  /// Values in square brackets, such as the names of grid lines.
  indirect case brackets(CSSValue)
  /// Values with commas between them; a property that takes a list has one even for a single value.
  case list([CSSValue])
  /// Values with white space between them; never just one, none in a function without arguments.
  case sequence([CSSValue])
  /// The slash between two values of a sequence.
  case slash
  /// Text that no grammar reads: the value of a custom property.
  case unparsed(String)
}

extension CSSValue {
  /// The value read as a type; nil when it is of another kind.
  public func `as`<Value: PropertyValue>(_ type: Value.Type) -> Value? { Value(self) }

  /// A color that is given by its components.
  public static func color(_ color: CSSColor) -> CSSValue { .color(.color(color)) }

  /// Values with white space between them; a single one stands for itself.
  public static func sequence(of values: [CSSValue]) -> CSSValue {
    values.count == 1 ? values[0] : .sequence(values)
  }
}

extension CSSValue: CustomStringConvertible {
  /// The value as CSS writes it.
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
