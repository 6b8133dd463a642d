// SPDX-License-Identifier: Apache-2.0

/// The rules of an index that come from a compiled theme; they precede all others.
struct CompiledRules: Sendable {
  /// The source texts of the rules.
  let texts: CompiledTexts
  /// The number of these rules.
  let count: Int
  /// The source files that the theme records.
  var inputs: [CompiledInput] = []
  /// Whether the sheets are known to have no diagnostics, without parsing their texts.
  let hasNoDiagnostics: Bool
  /// Whether other sheets follow those of the theme.
  var isExtended = false
}
