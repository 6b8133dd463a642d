// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// Layers and scopes whose rules are left out.
  static let layers = LintRule(foundByCascade: [
    .invalidLayer, .layersTooDeep, .tooManyLayers, .invalidScope,
  ])
}
