// SPDX-License-Identifier: Apache-2.0
package import CSSValues
package import LiveryFormatting

extension TextSink {
  /// Writes a line for each value: its name, then the value in a separate column.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - indent: The text before each name.
  ///   - withSwatches: Whether a swatch precedes each color.
  package mutating func write(
    table values: [ElementValues.Value], indent: String = "", withSwatches: Bool = false
  ) {
    let width = values.map(\.name.count).max() ?? 0
    for (name, value) in values {
      write(indent)
      write(printable: name)
      write(String(repeating: " ", count: width - name.count + 2))
      write(swatchOf: value, if: withSwatches)
      write(printable: value.description)
      write("\n")
    }
  }

  /// Writes a swatch and a space if a value is a color and swatches are enabled.
  ///
  /// A swatch is two cells, with the color on black and on white, which differ for a translucent
  /// color.
  package mutating func write(swatchOf value: CSSValue, if isIncluded: Bool) {
    guard isIncluded, let color = value.as(CSSColor.self) else { return }
    write(cell(of: color, on: 0) + cell(of: color, on: 1) + "\u{1B}[0m ")
  }

  private func cell(of color: CSSColor, on ground: Double) -> String {
    let components = [color.red, color.green, color.blue].map { component in
      let mixed = component * color.alpha + ground * (1 - color.alpha)
      return String(Int((min(max(mixed.isFinite ? mixed : 0, 0), 1) * 255).rounded()))
    }
    return "\u{1B}[48;2;" + components.joined(separator: ";") + "m "
  }
}
