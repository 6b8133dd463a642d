// SPDX-License-Identifier: Apache-2.0

/// The rules of an index that come from a compiled theme, which stand before all others.
struct CompiledRules: Sendable {
  /// The texts that the rules stand in.
  let texts: CompiledTexts
  /// The number of these rules.
  let count: Int
  /// The files that the theme was made from, as far as it notes them.
  var inputs: [CompiledInput] = []
  /// Whether the sheets are known to have no faults, without a look at their texts.
  let isFaultless: Bool
  /// Whether other sheets were added to those of the theme.
  var isExtended = false
}
