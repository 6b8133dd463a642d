// SPDX-License-Identifier: Apache-2.0

/// The values of the system colors: constants for light and dark, and the overrides of a theme.
///
/// ```swift
/// var colors = SystemColors()
/// colors[.canvas] = .color(CSSColor(red: 1, green: 1, blue: 0.9))
/// colors.color(.canvas, in: .dark)          // the override applies to both; light-dark() makes a difference
/// colors.color(.canvasText, in: .dark)      // rgb(255, 255, 255)
/// ```
public struct SystemColors: Sendable, Hashable {
  /// The overrides in the order of the names, or empty if there are none.
  private var overrides: [SpecifiedColor?] = []

  /// Creates the constants, without overrides.
  public init() {}

  /// The override of a system color, or `nil` if the theme has none.
  public subscript(_ name: SystemColor) -> SpecifiedColor? {
    get { overrides.isEmpty ? nil : overrides[Int(name.rawValue)] }
    set {
      if overrides.isEmpty {
        overrides = Array(repeating: nil, count: SystemColor.allCases.count)
      }
      overrides[Int(name.rawValue)] = newValue
      if overrides.allSatisfy({ $0 == nil }) { overrides = [] }
    }
  }

  /// Returns the value of a system color in a color scheme.
  ///
  /// System colors in an override are the constants, so that definitions cannot be circular. An
  /// override with `currentcolor` is ignored.
  public func color(_ name: SystemColor, in scheme: CSSColorScheme) -> CSSColor {
    guard let override = self[name] else { return name.constant(in: scheme) }
    var context = ComputationContext()
    context.colorScheme = scheme
    return override.color(in: context, currentColor: nil) ?? name.constant(in: scheme)
  }
}

extension SystemColor {
  /// Returns the constant for the color in a color scheme, without overrides.
  public func constant(in scheme: CSSColorScheme) -> CSSColor {
    CSSColor(rgba: (scheme == .dark ? darkRGB : lightRGB) << 8 | 0xFF)
  }

  private var lightRGB: UInt32 {
    switch self {
    case .accentColor: 0x0075FF
    case .accentColorText: 0xFFFFFF
    case .activeText: 0xFF0000
    case .buttonBorder: 0x767676
    case .buttonFace: 0xEFEFEF
    case .buttonText: 0x000000
    case .canvas: 0xFFFFFF
    case .canvasText: 0x000000
    case .field: 0xFFFFFF
    case .fieldText: 0x000000
    case .grayText: 0x808080
    case .highlight: 0xB5D5FF
    case .highlightText: 0x000000
    case .linkText: 0x0000EE
    case .mark: 0xFFFF00
    case .markText: 0x000000
    case .selectedItem: 0x1A73E8
    case .selectedItemText: 0xFFFFFF
    case .visitedText: 0x551A8B
    }
  }

  private var darkRGB: UInt32 {
    switch self {
    case .accentColor: 0x99C8FF
    case .accentColorText: 0x000000
    case .activeText: 0xFF9E9E
    case .buttonBorder: 0x858585
    case .buttonFace: 0x6B6B6B
    case .buttonText: 0xFFFFFF
    case .canvas: 0x121212
    case .canvasText: 0xFFFFFF
    case .field: 0x3B3B3B
    case .fieldText: 0xFFFFFF
    case .grayText: 0x808080
    case .highlight: 0x3F638B
    case .highlightText: 0xFFFFFF
    case .linkText: 0x9E9EFF
    case .mark: 0xFFFF00
    case .markText: 0x000000
    case .selectedItem: 0x8AB4F8
    case .selectedItemText: 0x000000
    case .visitedText: 0xD0ADF0
    }
  }
}
