// SPDX-License-Identifier: Apache-2.0

/// A color as a sheet says it: by numbers, by name, `currentcolor`, or by a function of other colors.
public enum SpecifiedColor: Sendable, Hashable {
  /// A color given by its components.
  case color(Color)
  /// A color given by its name.
  case named(NamedColor)
  /// The element's own `color`; within `color` itself the parent's.
  case currentColor
  /// A color of a space that only a profile describes.
  indirect case profiled(ProfiledColor)
}

extension SpecifiedColor {
  /// The color, or nil for one that depends on the element or the environment.
  public var absolute: Color? {
    switch self {
    case .color(let color): color
    case .named(let name): Color(name)
    case .currentColor: nil
    case .profiled(let color): color.color
    }
  }

  /// The color, with `currentcolor` replaced.
  public func resolved(currentColor: Color) -> Color { absolute ?? currentColor }
}

extension SpecifiedColor: PropertyValue, CustomStringConvertible {
  /// Reads a color; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .color(self) }

  /// The color as CSS writes it; names in small letters.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .named(let name): name.name.lowercased()
    case .currentColor: "currentcolor"
    case .profiled(let color): color.description
    }
  }
}
