// SPDX-License-Identifier: Apache-2.0

/// A color as specified in a style sheet: by components, by name or by a function of other colors.
public enum SpecifiedColor: Sendable, Hashable {
  /// A color by its components.
  case color(CSSColor)
  /// A named color.
  case named(NamedColor)
  /// `currentcolor`: the element's `color`, or the parent's within `color` itself.
  case currentColor
  /// A system color.
  case system(SystemColorName)
  /// A relative color, or a color function with calculations.
  indirect case function(ColorFunction)
  /// `color-mix()`.
  indirect case mix(ColorMix)
  /// `light-dark()`: a color for light elements, and another for dark elements.
  indirect case lightDark(SpecifiedColor, SpecifiedColor)
  /// `contrast-color()`: black, white or a candidate, with the greater contrast to another color.
  indirect case contrast(ContrastColor)
  /// `hsv-multiply()`, `hsv-add()`, `highlight()` or `shadow-of()`.
  indirect case adjusted(HSVAdjustment)
  /// `toolbar-color()`.
  indirect case toolbar(ToolbarColor)
  /// A color of a space that a color profile defines.
  indirect case profiled(ProfiledColor)
}

extension SpecifiedColor: PropertyValue, CustomStringConvertible {
  /// Creates a color from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .color(self) }

  /// The CSS text of the color.
  ///
  /// Names are in lowercase, and functions of other colors stay functions.
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
  /// The absolute color, or `nil` if the color depends on the element or the environment.
  public var absolute: CSSColor? { color(in: nil, currentColor: nil) }

  /// Returns the color with `currentcolor` replaced.
  ///
  /// A color that is not yet computed is resolved in a default `ComputationContext`.
  public func resolved(currentColor: CSSColor) -> CSSColor {
    if case .color(let color) = self { return color }
    return color(in: ComputationContext(), currentColor: currentColor) ?? currentColor
  }

  /// Returns the computed value: an absolute color, unless the color depends on `currentcolor`.
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

  /// Returns the color as far as it can be resolved.
  ///
  /// Returns `nil` if the color depends on a context or a current color that is `nil`.
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

  /// Whether gradients interpolate the color in sRGB by default.
  ///
  /// That is so for legacy color syntax and for colors of ``ColorSpace/hsv``.
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

/// A color function that depends on the element or the environment.
protocol ColorExpression {
  /// Returns the color, or `nil` if it depends on a context or a current color that is `nil`.
  func color(in context: ComputationContext?, currentColor: CSSColor?) -> CSSColor?

  /// Returns the function with every argument computed.
  func computed(in context: ComputationContext) -> Self
}

extension ColorExpression {
  /// Returns the color, or the function with computed arguments if it needs `currentcolor`.
  fileprivate func computed(
    in context: ComputationContext, or function: (Self) -> SpecifiedColor
  ) -> SpecifiedColor {
    let computed = computed(in: context)
    return computed.color(in: context, currentColor: nil).map { .color($0) } ?? function(computed)
  }
}
