// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension LintRule {
  /// A property that neither Livery nor the program knows.
  static let unknownProperty = LintRule(
    "unknown-property", .error,
    help:
      "a property that nobody knows means nothing; those of the program are named in .livery.yml",
    bad: ".title { colour: red }",
    good: ".title { color: red; --colour: red }"
  ) { (sheet: LintedSheet) in
    let vocabulary = sheet.settings.vocabulary
    // Those in keyframes.
    var log = DiagnosticLog(
      sheet.diagnostics.filter {
        $0.kind == .unknownProperty && vocabulary[property: $0.subject] == nil
      })
    for declaration in sheet.declarations
    where declaration.property == nil && !declaration.isCustom
      && sheet.blocks[declaration.block].kind == .style && !sheet.isUnsupported(declaration)
    {
      let name = sheet.view(declaration).name
      guard !Diagnostic.isVendors(name), vocabulary[property: name] == nil else {
        continue
      }
      log.add(.unknownProperty(name, range: sheet.nameRange(of: declaration)))
    }
    return log.diagnostics.filter { !$0.isAboutVendors }
  }
}
