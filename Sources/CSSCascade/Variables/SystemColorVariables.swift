// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension ComputationContext {
  /// The context of a root, whose custom properties override system colors: `--livery-canvas-text: navy`.
  ///
  /// - Parameters:
  ///   - properties: the custom properties of the root; one that is no color changes nothing.
  ///   - names: the names of all custom properties.
  init(systemColorsOf properties: CustomProperties, names: AtomTable) {
    self.init()
    if properties.texts.isEmpty { return }
    for color in SystemColor.allCases {
      guard let name = names.find(Self.variables[Int(color.rawValue)]),
        let text = properties[name]
      else { continue }
      systemColors[color] = SpecifiedColor(parsing: text)
    }
  }

  private static let variables = SystemColor.allCases.map(\.customProperty)
}
