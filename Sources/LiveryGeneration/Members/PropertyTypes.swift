// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The type of the values of properties in a rule set.
struct PropertyType: Sendable {
  /// The name of the type in code.
  let name: String
  /// Whether a length in px is a number instead.
  let yieldsToPixels: Bool
  /// Returns the value as an expression, or `nil` if the type cannot represent it.
  let expression: @Sendable (CSSValue, Property) -> String?

  init<Value: PropertyValue>(_ name: String, _ type: Value.Type, yieldsToPixels: Bool = false) {
    self.name = name
    self.yieldsToPixels = yieldsToPixels
    expression = { value, property in
      guard let typed = Value(value) else { return nil }
      if let word = typed as? any KeywordValue, let name = SwiftName.member(word.keyword.name) {
        return "." + SwiftName.escaped(name)
      }
      return Self.expression(of: value, property, asRead: { Value($0) != nil })
    }
  }

  /// Returns a value as text for generated code, or `nil` if the text has another value.
  static func expression(
    of value: CSSValue, _ property: Property, asRead isRead: (CSSValue) -> Bool
  ) -> String? {
    let text = value.description
    let property = property.isShorthand ? property.longhands.first ?? property : property
    let read = property.value(parsing: text)?.computed(for: property, in: ComputationContext())
    guard let read, isRead(read) else { return nil }
    return ".init(generated: \(SwiftText.literal(text)), of: .\(property.swiftName))"
  }
}

extension Property {
  /// The name of the property's case, escaped if necessary.
  var swiftName: String { SwiftName.escaped(SwiftName.member(name) ?? "") }

  /// The type of the property's values in a rule set, or `nil` if the kind of value determines it.
  var generatedType: PropertyType? { Self.generatedTypes[self] }

  private static let generatedTypes: [Property: PropertyType] = {
    var types: [Property: PropertyType] = [:]
    for (type, properties) in keywordTypes + valueTypes {
      for property in properties { types[property] = type }
    }
    return types
  }()

  private static let valueTypes: [(PropertyType, [Property])] = [
    (PropertyType("[Livery.FontFamily]", [FontFamily].self), [.fontFamily]),
    (PropertyType("Livery.FontWeight", FontWeight.self), [.fontWeight]),
    (PropertyType("Livery.FontStyle", FontStyle.self), [.fontStyle]),
    (PropertyType("Livery.FontStretch", FontStretch.self), [.fontStretch]),
    (PropertyType("[Livery.FontVariation]", [FontVariation].self), [.fontVariationSettings]),
    (PropertyType("[Livery.FontFeature]", [FontFeature].self), [.fontFeatureSettings]),
    (PropertyType("Livery.LineHeight", LineHeight.self), [.lineHeight]),
    (PropertyType("Livery.VerticalAlign", VerticalAlign.self), [.verticalAlign]),
    (PropertyType("[Livery.Shadow]", [Shadow].self), [.textShadow, .boxShadow]),
    (PropertyType("[Livery.CSSImage]", [CSSImage].self), [.backgroundImage, .maskImage]),
    (
      PropertyType(
        "Livery.LengthPercentageAuto", LengthPercentageAuto.self, yieldsToPixels: true),
      [.top, .left, .right, .bottom, .marginTop, .marginRight, .marginBottom, .marginLeft]
    ),
    (
      PropertyType("Livery.LengthPercentage", LengthPercentage.self, yieldsToPixels: true),
      [
        .paddingTop, .paddingRight, .paddingBottom, .paddingLeft, .letterSpacing, .wordSpacing,
        .textIndent,
      ]
    ),
    (
      PropertyType("Livery.PreferredSize", PreferredSize.self, yieldsToPixels: true),
      [.width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight]
    ),
    (
      PropertyType("Livery.CornerRadius", CornerRadius.self, yieldsToPixels: true),
      [
        .borderTopLeftRadius, .borderTopRightRadius, .borderBottomRightRadius,
        .borderBottomLeftRadius, .borderRadius,
      ]
    ),
    (PropertyType("Livery.AspectRatio", AspectRatio.self), [.aspectRatio]),
    (PropertyType("Livery.CSSBlendMode", CSSBlendMode.self), [.mixBlendMode]),
    (PropertyType("Livery.Display", Display.self), [.display]),
    (PropertyType("Livery.TextDecorationLine", TextDecorationLine.self), [.textDecorationLine]),
    (PropertyType("[Livery.BackgroundSize]", [BackgroundSize].self), [.backgroundSize]),
    (PropertyType("[Livery.RepeatStyle]", [RepeatStyle].self), [.backgroundRepeat]),
    (
      PropertyType("[Livery.PositionComponent]", [PositionComponent].self),
      [.backgroundPositionX, .backgroundPositionY]
    ),
    (PropertyType("[Livery.FilterFunction]", [FilterFunction].self), [.filter, .backdropFilter]),
    (PropertyType("[Livery.TransformFunction]", [TransformFunction].self), [.transform]),
    (PropertyType("Livery.Position", Position.self), [.transformOrigin]),
    (PropertyType("Livery.ClipPath", ClipPath.self), [.clipPath]),
  ]
}
