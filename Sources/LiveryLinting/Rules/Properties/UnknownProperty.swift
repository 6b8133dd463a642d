// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPrinting

extension LintRule {
  /// A property that neither CSS nor the program defines.
  static let unknownProperty = LintRule(
    "unknown-property", .error, scope: .rule,
    help:
      "an unknown property has no effect, declared or in a transition; .livery.yml names the properties of the program",
    bad: ".title { colour: red }",
    good: ".title { color: red; --colour: red }",
    check: .sheet { sheet in sheet.unknownProperties.filter { $0.kind == .unknownProperty } })

  /// A property of CSS that Livery does not support, such as an obsolete one or one for another
  /// medium.
  static let unsupportedProperty = LintRule(
    .unsupportedProperty, .bug, scope: .rule,
    help:
      "a property that CSS has renamed, removed or defined for another medium has no effect",
    bad: ".title { color-adjust: exact }",
    good: ".title { print-color-adjust: exact }"
  ) { (sheet: LintedSheet) in
    sheet.unknownProperties.filter { $0.kind == .unsupportedProperty }
  }
}

extension LintedSheet {
  /// The diagnostics for properties that neither Livery nor the program defines, except those with
  /// a vendor prefix.
  fileprivate var unknownProperties: [Diagnostic] {
    let vocabulary = settings.vocabulary
    let kinds: Set<Diagnostic.Kind> = [.unknownProperty, .unsupportedProperty]
    // The properties in keyframes.
    var log = DiagnosticLog(
      faults.sheet.filter { kinds.contains($0.kind) && vocabulary[property: $0.subject] == nil })
    for declaration in declarations
    where declaration.property == nil && !declaration.isCustom
      && blocks[declaration.block].kind == .style && !isUnsupported(declaration)
    {
      let name = view(declaration).name
      guard !Diagnostic.hasVendorPrefix(name), vocabulary[property: name] == nil else { continue }
      log.add(.unknownProperty(name, range: nameRange(of: declaration)))
    }
    addUnknownTransitions(&log)
    return log.diagnostics.filter { !$0.isAboutVendors }
  }

  /// Reports the properties in lists of transitions that neither Livery nor the program defines.
  private func addUnknownTransitions(_ log: inout DiagnosticLog) {
    for motion in motion {
      guard let declaration = motion.winners[.transitionProperty]?.declaration else { continue }
      for target in transitionTargets(in: declaration)
      where Property(nameToken: target.token, in: stream) == nil {
        let name = stream.value(of: target.token)
        guard !name.hasPrefix("--"), !Diagnostic.hasVendorPrefix(name),
          settings.vocabulary[property: name] == nil
        else { continue }
        log.add(.unknownProperty(name, range: stream.range(of: target.token)))
      }
    }
  }
}
