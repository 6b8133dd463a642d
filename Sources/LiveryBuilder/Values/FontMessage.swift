// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// A complete or partial font in messages to the editor.
enum FontMessage {
  /// Returns the components of a font; those without an editor are text in `rest`.
  static func data(_ font: PartialFont) -> JSONData {
    var rest = font
    (rest.style, rest.weight, rest.size, rest.families) = (nil, nil, nil, [])
    let values = rest.cssValues(as: .font) ?? []
    return .object([
      "style": .optional(font.style?.description),
      "weight": font.weight.map { .number($0.value) } ?? .null,
      "size": font.size.map(JSONData.rounded) ?? .null,
      "families": .list(font.families.map { .text(name(of: $0)) }),
      "rest": .text(values.map(\.description).joined(separator: " ")),
    ])
  }

  private static func name(of family: FontFamily) -> String {
    if case .named(let name) = family { name } else { family.description }
  }
}
