// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A custom property's name where its value was meant.
  package static let missingVar = Self("missing-var", .error) {
    "'\($0.found)' is the name of a custom property; its value is '\($0.expected)'"
  }
  /// A declared custom property's name in a value that is checked when variables are resolved.
  package static let bareVariableName = Self("bare-variable-name", .warning) {
    "'\($0.found)' is the name of a custom property and stands for itself here; its value is '\($0.expected)'"
  }
}

extension LintRule {
  /// A custom property's name that stands for its value.
  static let missingVar = LintRule(
    .missingVar, .error,
    help: "the value of a custom property is var(--name); the bare name is no value",
    bad: ".title { color: --accent }",
    good: ".title { color: var(--accent) }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog(sheet.faults.diagnostics.filter { $0.kind == .missingVar })
    let search = BareNameSearch(sheet)
    for declaration in sheet.declarations where search.mayHold(declaration) {
      for token in search.bareNames(of: declaration) {
        log.add(Diagnostic(missingVarAt: token, of: sheet.stream, kind: .bareVariableName))
      }
    }
    return log.diagnostics
  }
}

extension Diagnostic {
  /// The diagnostic of a custom property's name that stands for its value.
  fileprivate init(missingVarAt name: Int, of stream: TokenStream, kind: Kind) {
    let range = stream.range(of: name)
    let meant = "var(\(stream.text(of: name)))"
    self.init(
      kind, range: range, facts: [stream.found(name..<name + 1), .expected(meant)],
      fixIts: [FixIt(range: range, replacement: meant, isSafe: false)])
  }
}

extension InvalidValue.Subject {
  /// The name of a custom property at the place where the value stops making sense, or before.
  var missingVar: Diagnostic? {
    let name = value.first {
      stream[$0].kind == .ident && stream.text(of: $0).hasPrefix("--")
        && stream.text(of: $0).utf8.count > 2
    }
    guard let name, let found, name <= found else { return nil }
    return Diagnostic(missingVarAt: name, of: stream, kind: .missingVar)
  }
}
