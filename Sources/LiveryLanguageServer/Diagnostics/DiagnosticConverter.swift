// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting

/// A conversion of the findings in a sheet to diagnostics of the protocol.
struct DiagnosticConverter {
  private let sheet: ThemeSheet
  private let client: ClientCapabilities
  private let pages: RulePages

  /// Creates a conversion.
  init(_ sheet: ThemeSheet, for session: ServerSession) {
    self.sheet = sheet
    client = session.client
    pages = session.rulePages
  }

  /// Returns the diagnostic of a finding.
  func diagnostic(of finding: Finding) -> LSP.Diagnostic {
    let diagnostic = finding.diagnostic
    return LSP.Diagnostic(
      range: sheet.range(of: diagnostic.range, in: client.encoding)
        ?? sheet.range(ofOriginal: 0..<0, in: client.encoding),
      severity: diagnostic.severity, code: finding.rule.name,
      documentation: client.has(.codeDescription) ? pages.address(of: finding.rule) : nil,
      message: diagnostic.message, tags: client.has(.diagnosticTags) ? tags(finding) : [],
      related: client.has(.relatedInformation) ? related(to: finding) : [])
  }

  /// Returns the line that the message of a finding refers to.
  private func related(to finding: Finding) -> [LSP.RelatedInformation] {
    guard let message = Self.relatedMessages[finding.rule.name],
      let line = sheet.range(ofLine: finding.diagnostic.limit),
      let location = sheet.location(of: line, in: client.encoding)
    else { return [] }
    return [LSP.RelatedInformation(location: location, message: message)]
  }

  /// The explanations of the lines that findings refer to, by the names of their rules.
  private static let relatedMessages = [
    "dead-declaration": "the declaration that overrides this one",
    "descending-specificity": "the rule with the higher specificity",
    "duplicate-property": "the other declaration",
    "duplicate-custom-property": "the other declaration",
    "duplicate-import": "the first import",
    "duplicate-keyframe": "the first keyframe",
    "duplicate-selector": "the first rule",
    "shorthand-overrides-longhand": "the longhand without effect",
  ]

  private func tags(_ finding: Finding) -> [LSP.DiagnosticTag] {
    switch finding.rule.name {
    case "unused-rule", "unused-variable", "unused-keyframes", "dead-declaration",
      "duplicate-property", "duplicate-custom-property", "duplicate-import", "empty-block",
      "needless-disable", "duplicate-keyframe":
      [.unnecessary]
    case "vendor-prefix": [.deprecated]
    default: []
    }
  }
}
