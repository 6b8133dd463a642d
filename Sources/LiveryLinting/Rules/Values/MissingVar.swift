// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A custom property's name in place of its value.
  package static let missingVar = Self("missing-var", .error) {
    "'\($0.found)' is the name of a custom property; its value is '\($0.expected)'"
  }
  /// A declared custom property's name in a value that is checked only after substitution.
  package static let bareVariableName = Self("bare-variable-name", .warning) {
    "'\($0.found)' is the name of a custom property and a plain identifier here; its value is '\($0.expected)'"
  }
}

extension LintRule {
  /// A custom property's name in place of its value.
  static let missingVar = LintRule(
    .missingVar, .error,
    help: "the value of a custom property is var(--name); the bare name is not its value",
    bad: ".title { color: --accent }",
    good: ".title { color: var(--accent) }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog(sheet.faults.diagnostics.filter { $0.kind == .missingVar })
    let search = BareNameSearch(sheet)
    for declaration in sheet.declarations where search.mayContainBareName(declaration) {
      for token in search.bareNameTokens(of: declaration) {
        log.add(Diagnostic(missingVarAt: token, of: sheet.stream, kind: .bareVariableName))
      }
    }
    return log.diagnostics
  }
}

extension Diagnostic {
  /// Creates the diagnostic for a custom property's name in place of its value.
  fileprivate init(missingVarAt name: Int, of stream: TokenStream, kind: Kind) {
    let range = stream.range(of: name)
    let replacement = "var(\(stream.text(of: name)))"
    self.init(
      kind, range: range, facts: [stream.found(name..<name + 1), .expected(replacement)],
      fixIts: [FixIt(range: range, replacement: replacement, isSafe: false)])
  }
}

extension InvalidValue.Subject {
  /// The diagnostic for the name of a custom property at or before the fault.
  var missingVar: Diagnostic? {
    let name = value.first {
      stream[$0].kind == .ident && stream.text(of: $0).hasPrefix("--")
        && stream.text(of: $0).utf8.count > 2
    }
    guard let name, let found, name <= found else { return nil }
    return Diagnostic(missingVarAt: name, of: stream, kind: .missingVar)
  }
}
