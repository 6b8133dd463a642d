// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An unknown function.
  package static let unknownFunction = Self("unknown-function", .error) {
    "unknown function '\($0.found)()'\($0.didYouMean)"
  }
}

extension LintRule {
  /// An unknown function.
  static let unknownFunction = LintRule(
    .unknownFunction, .error, scope: .rule,
    help:
      "an unknown function makes the value invalid; .livery.yml names the functions of the program",
    bad: ".title { color: rbg(0 128 128) }",
    good: ".title { color: rgb(0 128 128); width: calc(100% - 8px) }"
  ) { (sheet: LintedSheet) in
    let vocabulary = sheet.settings.vocabulary
    var log = DiagnosticLog(sheet.faults.diagnostics.filter { $0.kind == .unknownFunction })
    for value in sheet.unresolvedValues {
      let unknown = Diagnostic.unknownFunction(in: value, of: sheet.stream)
      if let unknown, !vocabulary.hasFunction(unknown.found) { log.add(unknown) }
    }
    return log.diagnostics
  }
}

extension InvalidValue.Subject {
  /// The diagnostic for an unknown function at or before the fault.
  var unknownFunction: Diagnostic? {
    let found = found
    // A known name with parentheses, such as the keyword of a shape.
    if let found, stream[found].kind == .function, diagnostic.suggestion != nil { return nil }
    return Diagnostic.unknownFunction(
      in: value.lowerBound..<(found.map { $0 + 1 } ?? value.upperBound), of: stream)
  }
}

extension Diagnostic {
  /// Returns the diagnostic for the first unknown function among some tokens.
  fileprivate static func unknownFunction(
    in tokens: Range<Int>, of stream: TokenStream
  ) -> Diagnostic? {
    for token in tokens where stream[token].kind == .function {
      let name = stream.value(of: token)
      let known = ValueNames.functions
      guard !known.contains(name.lowercased()), !name.hasPrefix("-") else { continue }
      let start = stream.range(of: token)
      let range = start.lowerBound..<start.upperBound - 1
      return Diagnostic(.unknownFunction, unknown: name, at: range, among: known)
    }
    return nil
  }
}
