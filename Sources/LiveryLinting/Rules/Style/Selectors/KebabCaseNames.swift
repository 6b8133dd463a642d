// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A name that is not in kebab case.
  package static let kebabCaseNames = Self("kebab-case-names", .warning) {
    "the name '\($0.found)' is not in lowercase letters with single hyphens between words"
  }
}

extension LintRule {
  /// A name that is not in kebab case.
  static let kebabCaseNames = LintRule(
    .kebabCaseNames, .style, scope: .rule,
    help:
      "the names of classes, ids, custom properties and animations are in lowercase letters with hyphens between words",
    bad: ".sideBar { --accent_color: red }",
    good: ".side-bar { --accent-color: red }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    func check(at token: Int, dropping length: Int = 0) {
      let range = stream.range(of: token)
      let name = range.lowerBound + length..<range.upperBound
      guard !stream.isKebabCase(name) else { return }
      log.add(
        Diagnostic(
          .kebabCaseNames, range: name, facts: [.found(String(stream.text(in: name).prefix(60)))]))
    }
    for token in sheet.selectorTokens {
      if stream[token].kind == .hash { check(at: token, dropping: 1) }
      let isClass = stream[token].kind == .ident && token > 0 && stream.isDelim(token - 1, ".")
      if isClass { check(at: token) }
    }
    for declaration in sheet.declarations where declaration.isCustom {
      check(at: Int(sheet.tree.nodes[declaration.node].first))
    }
    for rule in sheet.atRules.lazy.map(sheet.atRule) where rule.isCalled("keyframes") {
      if let name = rule.prelude.first, stream[name].kind == .ident { check(at: name) }
    }
    return log.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension TokenStream {
  /// Returns whether a name has no capitals, no underscores and only single hyphens between words.
  fileprivate func isKebabCase(_ range: Range<Int>) -> Bool {
    var name = utf8(in: range)[...]
    // A single hyphen begins a vendor prefix, and two begin a custom property.
    while name.first == UInt8(ascii: "-") { name = name.dropFirst() }
    guard let last = name.last, last != UInt8(ascii: "-") else { return name.isEmpty }
    return !name.contains { $0 == UInt8(ascii: "_") || $0 != $0.lowercased }
      && !zip(name, name.dropFirst()).contains {
        $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-")
      }
  }
}
