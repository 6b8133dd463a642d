// SPDX-License-Identifier: Apache-2.0

/// A color as a sheet says it: by numbers, by name, `currentcolor`, or by a function of other colors.
public enum SpecifiedColor: Sendable, Hashable {
  /// A color given by its components.
  case color(Color)
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
