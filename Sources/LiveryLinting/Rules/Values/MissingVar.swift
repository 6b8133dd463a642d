// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A custom property's name that stands for its value.
  static let missingVar = LintRule(
    "missing-var", .error,
    help: "the value of a custom property is var(--name); the bare name is no value",
    bad: ".title { color: --accent }",
    good: ".title { color: var(--accent) }",
    kinds: [.missingVar])
}

extension InvalidValue.Subject {
  /// The name of a custom property at the place where the value stops making sense, or before.
  var missingVar: Diagnostic? {
    let name = value.first {
      stream[$0].kind == .ident && stream.text(of: $0).hasPrefix("--")
        && stream.text(of: $0).utf8.count > 2
    }
    guard let name, let found, name <= found else { return nil }
    let range = stream.range(of: name)
    let meant = "var(\(stream.text(of: name)))"
    return Diagnostic(
      .missingVar, range: range, facts: [stream.found(name..<name + 1), .expected(meant)],
      fixIts: [.init(range: range, replacement: meant, isSafe: false)])
  }
}
