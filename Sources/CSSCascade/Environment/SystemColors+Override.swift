// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension SystemColors {
  /// Replaces system colors by the custom properties of a root, such as `--livery-canvas-text`.
  ///
  /// A custom property whose value is not a color has no effect.
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
