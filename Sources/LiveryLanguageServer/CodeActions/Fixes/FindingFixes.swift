// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting

/// The actions for the findings at the range of a request.
struct FindingFixes {
  private let context: CodeActionContext
  private let converter: DiagnosticConverter
  /// The findings that overlap the range.
  private let findings: [Finding]

  /// The maximum number of findings with actions.
  private static let maximumCount = 100

  /// Creates the actions for the findings that overlap the range, among those in the document.
  init(_ context: CodeActionContext, _ findings: [Finding]) {
    self.context = context
    converter = DiagnosticConverter(context.sheet, for: context.session)
    let overlapping = findings.lazy.filter { finding in
      guard let range = context.sheet.originalRange(of: finding.diagnostic.range) else {
        return false
      }
      return range.lowerBound <= context.range.upperBound
        && context.range.lowerBound <= range.upperBound
    }
    self.findings = Array(overlapping.prefix(Self.maximumCount))
  }

  /// The fixes of the findings, then the other names that may be meant, then the comments that
  /// disable the rules.
  var actions: [LSP.CodeAction] {
    let names = NearNames(context)
    return findings.flatMap { finding in
      fixes(of: finding) + similarNames(of: finding, names) + missingStates(of: finding)
    } + suppressions
  }

  private func fixes(of finding: Finding) -> [LSP.CodeAction] {
    let fixIts = finding.diagnostic.fixIts
    guard
      var action = context.action(finding.fixTitle, .quickFix, fixIts.map(\.edit)),
      fixIts.areSeparate
    else { return [] }
    action.diagnostics = [converter.diagnostic(of: finding)]
    action.isPreferred = fixIts.allSatisfy(\.isSafe)
    return [action]
  }

  private func similarNames(of finding: Finding, _ names: NearNames) -> [LSP.CodeAction] {
    guard let fixIt = finding.diagnostic.fixIts.first, finding.diagnostic.fixIts.count == 1,
      finding.diagnostic.suggestion != nil
    else { return [] }
    return names.replacements(for: finding).compactMap { replacement in
      var action = context.action(
        "Change to '\(replacement)'", .quickFix,
        [TextEdit(range: fixIt.range, replacement: replacement)])
      action?.diagnostics = [converter.diagnostic(of: finding)]
      return action
    }
  }

  private func missingStates(of finding: Finding) -> [LSP.CodeAction] {
    guard finding.diagnostic.kind == .missingState,
      let rules = MissingStateRules(finding.diagnostic, in: context.sheet.tree),
      var action = context.action(rules.title, .quickFix, [rules.edit])
    else { return [] }
    action.diagnostics = [converter.diagnostic(of: finding)]
    return [action]
  }

  /// The comments that disable each rule on the line of its findings.
  private var suppressions: [LSP.CodeAction] {
    var known: Set<TextEdit> = []
    return findings.compactMap { finding in
      guard let edit = Suppression(of: finding, in: context.sheet)?.edit,
        known.insert(edit).inserted,
        let workspaceEdit = context.session.workspaceEdit([(context.sheet, [edit])])
      else { return nil }
      return LSP.CodeAction(
        title: "Disable '\(finding.rule.name)' on this line", kind: .quickFix,
        diagnostics: [converter.diagnostic(of: finding)], edit: workspaceEdit)
    }
  }
}

extension Finding {
  /// The title of the action that applies the edits of the finding.
  fileprivate var fixTitle: String {
    let fixIts = diagnostic.fixIts
    guard let edit = fixIts.first?.edit, fixIts.count == 1 else { return "Fix '\(rule.name)'" }
    if diagnostic.suggestion != nil { return "Change to '\(shortened(edit.replacement))'" }
    let map = stream.sourceMap
    let isGenerated = map == nil || edit.range.upperBound <= stream.byteCount
    let old = isGenerated ? stream.text(in: edit.range) : ""
    if (old + edit.replacement).allSatisfy(\.isWhitespace) || !isGenerated {
      return "Fix '\(rule.name)'"
    }
    if old.isEmpty { return "Insert '\(shortened(edit.replacement))'" }
    if edit.replacement.isEmpty { return "Remove '\(shortened(old))'" }
    return "Replace '\(shortened(old))' by '\(shortened(edit.replacement))'"
  }
}

extension [Diagnostic.FixIt] {
  /// Whether no two edits overlap.
  fileprivate var areSeparate: Bool {
    let sorted = map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
  }
}
