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
  ///   - words: The enumeration of the property's keywords, if there is one.
  init?(
    custom name: String, text: String, _ value: CustomValue, as form: CustomValue.Form,
    words: KeywordEnumeration?
  ) {
    guard let type = form.typeName(words: words),
      let expression = SwiftExpression.custom(value, text: text, as: form, words: words)
    else { return nil }
    self.init(
      name: type, value: expression, reading: "readCustomProperty",
      arguments: "\(SwiftText.literal(name)), as: \(form.expression)")
  }
}

extension CustomValue.Form {
  /// Returns the type of a value of the form in generated code.
  func typeName(words: KeywordEnumeration?) -> String? {
    switch self {
    case .color: "Livery.CSSColor"
    case .number, .pixels, .percentage: "Double"
    case .angle: "Livery.CSSAngle"
    case .duration: "Duration"
    case .boolean: "Bool"
    case .keyword: words?.typeName
    case .string, .text: "String"
    case .url: "Livery.URLValue"
    case .image: "Livery.CSSImage"
    case .font: "Livery.CSSFont"
    case .shadows: "[Livery.Shadow]"
    case .point: "LiveryDisplay.Point"
    case .size: "LiveryDisplay.Size"
    case .rectangle: "LiveryDisplay.Rect"
    case .insets: "LiveryDisplay.Insets"
    case .list(let form): form.typeName(words: words).map { "[\($0)]" }
    }
  }

  /// The form as an expression.
  var expression: String {
    if case .list(let form) = self { return ".list(\(form.expression))" }
    return ".\(self)"
  }
}
