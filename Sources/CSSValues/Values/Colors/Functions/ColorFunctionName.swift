// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A function that gives a color.
enum ColorFunctionName: CaseIterable {
  case rgb, rgba, hsl, hsla, hwb, hsv, lab, lch, oklab, oklch, color
  case colorMix, lightDark, contrastColor, deviceCMYK
  case hsvMultiply, hsvAdd, highlight, shadowOf, toolbarColor

  var name: StaticString {
    switch self {
    case .rgb: "rgb"
    case .rgba: "rgba"
    case .hsl: "hsl"
    case .hsla: "hsla"
    case .hwb: "hwb"
    case .hsv: "hsv"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .color: "color"
    case .colorMix: "color-mix"
    case .lightDark: "light-dark"
    case .contrastColor: "contrast-color"
    case .deviceCMYK: "device-cmyk"
    case .hsvMultiply: "hsv-multiply"
    case .hsvAdd: "hsv-add"
    case .highlight: "highlight"
    case .shadowOf: "shadow-of"
    case .toolbarColor: "toolbar-color"
    }
  }

  /// The space of the function's components; nil where it has none, or names it itself.
  var space: ColorSpace? {
    switch self {
    case .rgb, .rgba: .rgb
    case .hsl, .hsla: .hsl
    case .hwb: .hwb
    case .hsv: .hsv
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    default: nil
    }
  }

  /// Whether there is an older form with commas.
  var hasLegacySyntax: Bool { space == .rgb || space == .hsl }

  /// The function that a token opens.
  init?(_ stream: TokenStream, at position: Int) {
    guard let index = stream.withName(of: position, Self.table.find) else { return nil }
    self = Self.allCases[index]
  }

  private static let table = SmallNameTable(allCases.map(\.name.description))
}
