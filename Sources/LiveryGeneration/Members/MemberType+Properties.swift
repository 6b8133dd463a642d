// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension MemberType {
  /// The type of a property of CSS with a value; nil where no text says the value.
  ///
  /// A length in px is a number. Otherwise it is the type that a rule set has for the property, else the one that the kind
  /// of the value has; `CSSValue` holds what is left.
  ///
  /// - Parameters:
  ///   - property: a longhand, or a shorthand whose longhands all have the value.
  ///   - value: the value.
  ///   - words: the enumeration of the property's words, where there is one.
  init?(_ property: Property, _ value: CSSValue, words: KeywordEnumeration?) {
    let name = property.swiftName
    let type = property.generatedType
    if type?.yieldsToPixels ?? true, let pixels = value.generatedPixels, pixels.isFinite {
      self = .standard("Double", SwiftText.number(pixels), name, reading: "pixels")
    } else if let type, let expression = type.expression(value, property) {
      self = .standard(type.name, expression, name)
    } else if let words, let word = words.expression(of: value.description) {
      self = .standard(words.typeName, word, name)
    } else if case .color = value, let color = Color(value) {
      self = .standard("Livery.Color", SwiftExpression.color(color), name)
    } else if case .number(let number) = value, number.isFinite {
      self = .standard("Double", SwiftText.number(number), name)
    } else if let time = value.singleTime {
      self = .standard("Duration", SwiftExpression.duration(time), name, reading: "duration")
    } else if case .angle(let angle) = value, angle.value.isFinite {
      self = .standard(
        "Livery.Angle", "Livery.Angle(\(SwiftText.number(angle.degrees)))", name)
    } else {
      guard let expression = PropertyType.expression(of: value, property, asRead: { _ in true })
      else { return nil }
      self = .standard("Livery.CSSValue", expression, name)
    }
  }

  /// The type of a font.
  static func font(_ font: Font) -> MemberType {
    MemberType(
      name: "Livery.Font", value: SwiftExpression.font(font), reading: "font", arguments: "")
  }

  /// The type of four sides.
  static func insets(_ property: Property, _ sides: [Double]) -> MemberType {
    .standard(
      "Livery.Insets", SwiftExpression.insets(sides), property.swiftName, reading: "insets")
  }
}
