// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// One thing that ``Linter`` looks for: a function from a sheet to diagnostics.
///
/// To add one, write it in a file of its own and put it into ``all``.
public struct LintRule: Sendable {
  /// The kinds of diagnostics that the rule finds; their ids are the names by which findings and options call them.
  public let kinds: [Diagnostic.Kind]
  /// Finds them.
  let findings: @Sendable (LintedSheet) -> [Diagnostic]

  /// Makes a rule of a function.
  init(
    _ kinds: [Diagnostic.Kind], findings: @escaping @Sendable (LintedSheet) -> [Diagnostic]
  ) {
    self.kinds = kinds
    self.findings = findings
  }

  /// Makes a rule of what the cascade finds wrong when it reads a sheet.
  init(foundByCascade kinds: [Diagnostic.Kind]) {
    self.init(kinds) { $0.diagnostics(of: kinds) }
  }
}

extension LintRule {
  /// Every rule, in the order in which the chapters of a sheet are read.
  public static let all: [LintRule] = [
    .syntax, .json, .atRules, .imports, .conditions, .layers, .selectors, .properties, .values,
    .variables,
    .descriptors,
  ]

  /// The names of all findings, in the order of the rules.
  public static var names: [String] { all.flatMap(\.kinds).map(\.id) }
}
