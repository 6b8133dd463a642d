// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension SystemColors {
  /// Takes the colors that a root gives by custom properties, such as `--livery-canvas-text`, in place of the constants.
  ///
  /// A custom property that is no color changes nothing.
  mutating func override(by properties: CustomProperties, names: AtomTable) {
    if properties.isEmpty { return }
    for color in SystemColor.allCases {
      guard let name = names.find(Self.variables[Int(color.rawValue)]), let text = properties[name],
        let value = SpecifiedColor(parsing: text)
      else { continue }
      self[color] = value
    }
  }

  private static let variables = SystemColor.allCases.map(\.customProperty)
}
