// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A feature that the target platform does not support.
  package static let unsupportedByTarget = Self("unsupported-by-target", .error) {
    "\($0.expected) does not support \($0.subject) '\($0.found)'"
  }
}

extension LintRule {
  /// A feature that the target platform does not support, as set by `target` in the configuration.
  static let unsupportedByTarget = LintRule(
    .unsupportedByTarget, .target, scope: .rule,
    help: "a feature that the 'target' in .livery.yml does not support has no effect there",
    bad: LintExample("button { width: 8px }", configuration: "target: gtk-4.14"),
    good: LintExample("button { min-width: 8px }", configuration: "target: gtk-4.14")
  ) { (sheet: LintedSheet) in
    guard let target = sheet.settings.fileSettings.target.flatMap(Targets.named) else { return [] }
    var search = TargetSearch(sheet: sheet, target: target)
    search.findAtRules()
    search.findPseudoClasses()
    search.findDeclarations()
    return search.log.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// A search for features that a target platform does not support.
private struct TargetSearch {
  let sheet: LintedSheet
  let target: Target
  var log = DiagnosticLog()

  mutating func findAtRules() {
    guard let known = target.atRules else { return }
    for rule in sheet.atRules.lazy.map(sheet.atRule) where !known.contains(rule.name.lowercased()) {
      report(rule.nameRange, "the at-rule")
    }
  }

  mutating func findPseudoClasses() {
    let stream = sheet.stream
    guard target.pseudoClasses != nil || !target.missingPseudoClasses.isEmpty else { return }
    for token in sheet.selectorTokens where token > 1 && stream[token - 1].kind == .colon {
      let kind = stream[token].kind
      guard kind == .ident || kind == .function, stream[token - 2].kind != .colon,
        !target.supports(pseudoClass: stream.value(of: token).lowercased())
      else { continue }
      report(stream.valueRange(of: token), "the pseudo-class")
    }
  }

  mutating func findDeclarations() {
    let stream = sheet.stream
    guard target.properties != nil else { return }
    for declaration in sheet.declarations {
      let block = sheet.blocks[declaration.block]
      guard block.acceptsProperties, !sheet.isUnsupported(declaration) else { continue }
      let range = sheet.nameRange(of: declaration)
      if declaration.isCustom {
        if !target.hasCustomProperties { report(range, "the custom property") }
        continue
      }
      if !target.supports(property: sheet.view(declaration).name.lowercased()) {
        report(range, "the property")
        continue
      }
      for token in sheet.view(declaration).value
      where stream.opensFunction(token, in: target.missingFunctions) {
        report(stream.valueRange(of: token), "the function")
      }
    }
  }

  private mutating func report(_ range: Range<Int>, _ subject: String) {
    let found = sheet.stream.sourceText.found(range)
    log.add(
      Diagnostic(
        .unsupportedByTarget, range: range,
        facts: [.subject(subject), found, .expected(target.title)]))
  }
}
