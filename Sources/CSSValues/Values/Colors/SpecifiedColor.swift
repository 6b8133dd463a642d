// SPDX-License-Identifier: Apache-2.0

/// A color as a sheet says it: by numbers, by name, `currentcolor`, or by a function of other colors.
public enum SpecifiedColor: Sendable, Hashable {
  /// A color given by its components.
  case color(CSSColor)
  /// A color given by its name.
  case named(NamedColor)
  /// The element's own `color`; within `color` itself the parent's.
  case currentColor
  /// A color of the system's controls and content.
  case system(SystemColorName)
  /// A relative color, or components with calculations.
  indirect case function(ColorFunction)
  /// `color-mix()`.
  indirect case mix(ColorMix)
  /// `light-dark()`: one color for light elements and one for dark ones.
  indirect case lightDark(SpecifiedColor, SpecifiedColor)
  /// `contrast-color()`: black or white, or one of two colors, whichever is told better from another one.
  indirect case contrast(ContrastColor)
  /// `hsv-multiply()`, `hsv-add()`, `highlight()` or `shadow-of()`.
  indirect case adjusted(HSVAdjustment)
  /// `toolbar-color()`.
  indirect case toolbar(ToolbarColor)
  /// A color of a space that only a profile describes.
  indirect case profiled(ProfiledColor)
}

extension SpecifiedColor: PropertyValue, CustomStringConvertible {
  /// Reads a color; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .color(self) }

  /// The color as CSS writes it: names in small letters, functions of other colors as functions.
  ///
  /// Defined by [CSS Color 4, section 15](https://drafts.csswg.org/css-color-4/#serializing-color-values).
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .named(let name): name.name.lowercased()
    case .currentColor: "currentcolor"
    case .system(let name): name.description
    case .function(let function): function.description
    case .mix(let mix): mix.description
    case .lightDark(let light, let dark): "light-dark(\(light), \(dark))"
    case .contrast(let contrast): contrast.description
    case .adjusted(let adjustment): adjustment.description
    case .toolbar(let color): color.description
    case .profiled(let color): color.description
    }
  }
}

extension SpecifiedColor {
  /// The color; nil for one that depends on the element or the environment.
  public var absolute: CSSColor? { color(in: nil, currentColor: nil) }

  /// The color, with `currentcolor` replaced; what else a color depends on is that of a ``ComputationContext`` of its own,
  /// unless the color is a computed one.
  public func resolved(currentColor: CSSColor) -> CSSColor {
    if case .color(let color) = self { return color }
    return color(in: ComputationContext(), currentColor: currentColor) ?? currentColor
  }

  /// The computed value: the color by its components, if it does not depend on `currentcolor`.
  ///
  /// Defined by [CSS Color 4, section 14](https://drafts.csswg.org/css-color-4/#resolving-color-values).
  package func computed(in context: ComputationContext) -> SpecifiedColor {
    switch self {
    case .color, .currentColor, .profiled: return self
    case .named(let name): return .color(CSSColor(name))
    case .system(let name): return .color(context.color(name))
    case .lightDark(let light, let dark):
      return (context.colorScheme == .dark ? dark : light).computed(in: context)
    case .function(let function): return function.computed(in: context) { .function($0) }
    case .mix(let mix): return mix.computed(in: context) { .mix($0) }
    case .contrast(let contrast): return contrast.computed(in: context) { .contrast($0) }
    case .adjusted(let adjustment): return adjustment.computed(in: context) { .adjusted($0) }
    case .toolbar(let toolbar): return toolbar.computed(in: context) { .toolbar($0) }
    }
  }

  /// The color as far as it is known without what is not given; nil for one that depends on that.
  func color(in context: ComputationContext?, currentColor: CSSColor?) -> CSSColor? {
    switch self {
    case .color(let color): return color
    case .named(let name): return CSSColor(name)
    case .currentColor: return currentColor
    case .profiled(let color): return color.color
    case .system(let name): return context.map { $0.color(name) }
    case .function(let function): return function.color(in: context, currentColor: currentColor)
    case .mix(let mix): return mix.color(in: context, currentColor: currentColor)
    case .lightDark(let light, let dark):
      guard let context else { return nil }
      let color = context.colorScheme == .dark ? dark : light
      return color.color(in: context, currentColor: currentColor)
    case .contrast(let contrast):
      return contrast.color(in: context, currentColor: currentColor)
    case .adjusted(let adjustment):
      return adjustment.color(in: context, currentColor: currentColor)
    case .toolbar(let color): return color.color(in: context, currentColor: currentColor)
    }
  }

  /// Whether the color has a notation from before Color 4, for which gradients keep to sRGB, or is one of ``ColorSpace/hsv``.
  ///
  /// Defined by [CSS Color 4, section 12.1](https://drafts.csswg.org/css-color-4/#interpolation-space).
  var isLegacy: Bool {
    switch self {
    case .color(let color): color.space.isLegacy
    case .named, .currentColor, .system, .adjusted, .toolbar: true
    case .lightDark(let light, let dark): light.isLegacy && dark.isLegacy
    case .function(let function):
      function.space == .hsv || function.origin == nil && function.space.isLegacy
    case .mix, .contrast, .profiled: false
    }
  }
}

extension ComputationContext {
  fileprivate func color(_ name: SystemColorName) -> CSSColor {
    systemColors.color(name.color, in: colorScheme)
  }
}

/// A function of colors that depends on the element or the environment.
protocol ColorExpression {
  /// The color; `nil` while it depends on facts that are not given.
  func color(in context: ComputationContext?, currentColor: CSSColor?) -> CSSColor?

  /// The function with every part computed.
  func computed(in context: ComputationContext) -> Self
}

extension ColorExpression {
  /// The color, or the function with its parts computed if the color depends on `currentcolor`.
  fileprivate func computed(
    in context: ComputationContext, or function: (Self) -> SpecifiedColor
  ) -> SpecifiedColor {
    let computed = computed(in: context)
    return computed.color(in: context, currentColor: nil).map { .color($0) } ?? function(computed)
  }
}
