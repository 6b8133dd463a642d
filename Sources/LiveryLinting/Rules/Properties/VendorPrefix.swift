// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// Something that one browser has for itself.
  public static let vendorPrefix = Self("vendor-prefix", .warning) {
    "'\($0.found)' is one browser's own; nobody else reads it"
  }
}

extension LintRule {
  /// Something that one browser has for itself, such as `-webkit-box` or `::-moz-focus-inner`.
  static let vendorPrefix = LintRule(
    "vendor-prefix", .style,
    help: "what one browser has for itself is dropped by everybody else",
    bad: ".pane { -webkit-box-shadow: 0 1px 2px black }",
    good: ".pane { box-shadow: 0 1px 2px black }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    for diagnostic in sheet.findings where diagnostic.isAboutVendors {
      log.add(
        Diagnostic(.vendorPrefix, range: diagnostic.range, facts: [.found(diagnostic.vendorName)]))
    }
    for declaration in sheet.declarations
    where declaration.property == nil && !declaration.isCustom
      && sheet.blocks[declaration.block].kind == .style && !sheet.isUnsupported(declaration)
    {
      let name = sheet.view(declaration).name
      guard Diagnostic.isVendors(name) else { continue }
      log.add(
        Diagnostic(
          .vendorPrefix, range: sheet.nameRange(of: declaration),
          facts: [.found(String(name.prefix(60)))]))
    }
    return log.diagnostics
  }
}
