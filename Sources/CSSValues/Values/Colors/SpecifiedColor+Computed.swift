// SPDX-License-Identifier: Apache-2.0

extension SpecifiedColor {
  /// The color; nil for one that depends on the element or the environment.
  public var absolute: Color? { color(in: nil, currentColor: nil) }

  /// The color, with `currentcolor` replaced; what else a color depends on is that of a ``ComputationContext`` of its own,
  /// unless the color is a computed one.
  public func resolved(currentColor: Color) -> Color {
    if case .color(let color) = self { return color }
    return color(in: ComputationContext(), currentColor: currentColor) ?? currentColor
  }

  /// The computed value: the color by its components, if it does not depend on `currentcolor`.
  ///
  /// Defined by [CSS Color 4, section 14](https://drafts.csswg.org/css-color-4/#resolving-color-values).
  public func computed(in context: ComputationContext) -> SpecifiedColor {
    switch self {
    case .color, .currentColor, .profiled: return self
    case .named(let name): return .color(Color(name))
    case .system(let name): return .color(context.color(name))
    case .lightDark(let light, let dark):
      return (context.colorScheme == .dark ? dark : light).computed(in: context)
    case .function(let function):
      let function = function.computed(in: context)
      return function.color(in: context, currentColor: nil).map { .color($0) }
        ?? .function(function)
    case .mix(let mix):
      let mix = mix.computed(in: context)
      return mix.color(in: context, currentColor: nil).map { .color($0) } ?? .mix(mix)
    case .contrast(let contrast):
      let contrast = contrast.computed(in: context)
      return contrast.color(in: context, currentColor: nil).map { .color($0) }
        ?? .contrast(contrast)
    case .adjusted(let adjustment):
      let adjustment = adjustment.computed(in: context)
      return adjustment.color(in: context, currentColor: nil).map { .color($0) }
        ?? .adjusted(adjustment)
    case .toolbar(let toolbar):
      let toolbar = toolbar.computed(in: context)
      return toolbar.color(in: context, currentColor: nil).map { .color($0) }
        ?? .toolbar(toolbar)
    }
  }

  /// The color as far as it is known without what is not given; nil for one that depends on that.
  func color(in context: ComputationContext?, currentColor: Color?) -> Color? {
    switch self {
    case .color(let color): return color
    case .named(let name): return Color(name)
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
}

extension ComputationContext {
  fileprivate func color(_ name: SystemColorName) -> Color {
    systemColors.color(name.color, in: colorScheme)
  }
}
