// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A name with a vendor prefix that has a standard name in CSS.
  package static let vendorPrefix = Self("vendor-prefix", .warning) {
    "'\($0.found)' is the vendor-prefixed name of '\($0.expected)'"
  }
  /// A name with a vendor prefix that has no standard name in CSS.
  package static let vendorExtension = Self("vendor-extension", .warning) {
    "'\($0.found)' is an extension of one browser; no other program supports it"
  }
}

extension LintRule {
  /// A name with a vendor prefix that has a standard name in CSS, such as `-webkit-transform`.
  static let vendorPrefix = LintRule(
    .vendorPrefix, .style, scope: .rule,
    help: "a name with a vendor prefix has no effect elsewhere; CSS has a standard name for it",
    bad: ".pane { -webkit-box-shadow: 0 1px 2px black }",
    good: ".pane { box-shadow: 0 1px 2px black }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    for name in VendorNames(sheet).names {
      guard let standard = name.standard else { continue }
      log.add(
        Diagnostic(
          .vendorPrefix, range: name.range, facts: [.found(name.text), .expected(standard)]))
    }
    return log.diagnostics
  }

  /// A name with a vendor prefix that has no standard name in CSS, such as `::-moz-focus-inner`.
  static let vendorExtension = LintRule(
    .vendorExtension, .style, scope: .rule,
    help: "an extension of one browser has no effect elsewhere",
    bad: ".pane { -webkit-touch-callout: none }",
    good: ".pane { touch-action: none }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    for name in VendorNames(sheet).names where name.standard == nil {
      log.add(Diagnostic(.vendorExtension, range: name.range, facts: [.found(name.text)]))
    }
    return log.diagnostics
  }
}
