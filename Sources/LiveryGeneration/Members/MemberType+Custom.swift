// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension MemberType {
  /// Creates the type of a custom property, or returns `nil` if code cannot represent the value.
  ///
  /// - Parameters:
  ///   - name: The property with its hyphens.
  ///   - text: The text of the property.
  ///   - value: The parsed value.
  ///   - form: The form of the value.
  ///   - keywords: The enumeration of the property's keywords, if there is one.
  init?(
    custom name: String, text: String, _ value: CustomValue, as form: CustomValue.Form,
    keywords: KeywordEnumeration?
  ) {
    guard let type = form.typeName(keywords: keywords),
      let expression = SwiftExpression.custom(value, text: text, as: form, keywords: keywords)
    else { return nil }
    self.init(
      name: type, value: expression, readerMethod: "readCustomProperty",
      arguments: "\(SwiftText.literal(name)), as: \(form.expression)")
  }
}

extension CustomValue.Form {
  /// Returns the type of a value of the form in generated code.
  func typeName(keywords: KeywordEnumeration?) -> String? {
    switch self {
    case .color: "Livery.CSSColor"
    case .number, .pixels, .percentage: "Double"
    case .angle: "Livery.CSSAngle"
    case .duration: "Duration"
    case .boolean: "Bool"
    case .keyword: keywords?.typeName
    case .string, .text: "String"
    case .url: "Livery.URLValue"
    case .image: "Livery.CSSImage"
    case .font: "Livery.CSSFont"
    case .shadows: "[Livery.Shadow]"
    case .point: "LiveryDisplay.Point"
    case .size: "LiveryDisplay.Size"
    case .rectangle: "LiveryDisplay.Rect"
    case .insets: "LiveryDisplay.Insets"
    case .list(let form): form.typeName(keywords: keywords).map { "[\($0)]" }
    }
  }

  /// The form as an expression.
  var expression: String {
    if case .list(let form) = self { return ".list(\(form.expression))" }
    return ".\(self)"
  }
}
