// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension MemberType {
  /// Creates the type of a CSS property with a value, or returns `nil` if no text represents it.
  ///
  /// A length in px is a number. Otherwise, the type is that of the property in a rule set, or else
  /// that of the kind of value. All remaining values are of type `CSSValue`.
  ///
  /// - Parameters:
  ///   - property: A longhand, or a shorthand whose longhands all have the value.
  ///   - value: The value.
  ///   - keywords: The enumeration of the property's keywords, if there is one.
  init?(_ property: Property, _ value: CSSValue, keywords: KeywordEnumeration?) {
    let name = property.swiftName
    let type = property.generatedType
    if type?.yieldsToPixels ?? true, let pixels = value.generatedPixels, pixels.isFinite {
      self = .standard(
        "Double", value: SwiftText.number(pixels), of: name, readerMethod: "readPixels")
    } else if let type, let expression = type.expression(value, property) {
      self = .standard(type.name, value: expression, of: name)
    } else if let keywords, let expression = keywords.expression(of: value.description) {
      self = .standard(keywords.typeName, value: expression, of: name)
    } else if case .color = value, let color = CSSColor(value) {
      self = .standard("Livery.CSSColor", value: SwiftExpression.color(color), of: name)
    } else if case .number(let number) = value, number.isFinite {
      self = .standard("Double", value: SwiftText.number(number), of: name)
    } else if let time = value.singleTime {
      self = .standard(
        "Duration", value: SwiftExpression.duration(time), of: name, readerMethod: "readDuration")
    } else if case .angle(let angle) = value, angle.value.isFinite {
      self = .standard(
        "Livery.CSSAngle", value: "Livery.CSSAngle(\(SwiftText.number(angle.degrees)))", of: name)
    } else {
      guard let expression = PropertyType.expression(of: value, property, asRead: { _ in true })
      else { return nil }
      self = .standard("Livery.CSSValue", value: expression, of: name)
    }
  }

  /// Returns the type of a font.
  static func font(_ font: CSSFont) -> MemberType {
    MemberType(
      name: "Livery.CSSFont", value: SwiftExpression.font(font), readerMethod: "readFont",
      arguments: "")
  }

  /// Returns the type of four sides.
  static func insets(_ property: Property, _ sides: [Double]) -> MemberType {
    .standard(
      "LiveryDisplay.Insets", value: SwiftExpression.insets(sides), of: property.swiftName,
      readerMethod: "readInsets")
  }
}
