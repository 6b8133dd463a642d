// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A color as the editor is told of it, in the spaces that its sliders have.
enum ColorMessage {
  private static let spaces: [ColorSpace] = [.srgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch]

  /// A color: as a screen shows it, in its components, and how well it is read on white and on black.
  static func data(_ color: CSSColor) -> JSONData {
    let rgb = (color.rgba >> 8) & 0xFF_FF_FF
    let digits = String(rgb, radix: 16)
    let opaque = color.withAlpha(1)
    var components: [String: JSONData] = [:]
    for space in spaces {
      let converted = color.converted(to: space)
      components[space.description] = .numbers(converted.first, converted.second, converted.third)
    }
    return .object([
      "hex": .text("#" + String(repeating: "0", count: 6 - digits.count) + digits),
      "alpha": .rounded(color.alpha), "spaces": .object(components),
      "contrast": .object([
        "white": .rounded(opaque.contrast(with: CSSColor(rgba: 0xFFFF_FFFF))),
        "black": .rounded(opaque.contrast(with: CSSColor(rgba: 0x0000_00FF))),
      ]),
    ])
  }

  /// A color as a value within another one.
  static func value(_ color: CSSColor) -> JSONData {
    .object(["text": .text(color.description), "data": data(color)])
  }
}
