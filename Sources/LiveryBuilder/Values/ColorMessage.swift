// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A color in messages to the editor, in the color spaces of its sliders.
enum ColorMessage {
  private static let spaces: [ColorSpace] = [.srgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch]

  /// Returns a color as hexadecimal sRGB, as components, and with its contrast to white and black.
  static func data(_ color: CSSColor) -> JSONData {
    let opaque = color.withAlpha(1)
    var components: [String: JSONData] = [:]
    for space in spaces {
      let converted = color.converted(to: space)
      components[space.description] = .numbers(converted.first, converted.second, converted.third)
    }
    return .object([
      "hex": .text(color.hexadecimal), "alpha": .rounded(color.alpha),
      "spaces": .object(components),
      "contrast": .object([
        "white": .rounded(opaque.contrast(with: CSSColor(rgba: 0xFFFF_FFFF))),
        "black": .rounded(opaque.contrast(with: CSSColor(rgba: 0x0000_00FF))),
      ]),
    ])
  }

  /// Returns a color as a nested value.
  static func value(_ color: CSSColor) -> JSONData {
    .object(["text": .text(color.description), "data": data(color)])
  }
}
