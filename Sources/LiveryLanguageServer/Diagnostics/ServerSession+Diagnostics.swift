// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting

extension ServerSession {
  /// Schedules a check of a project's themes.
  func scheduleDiagnostics(of project: Project, changed uri: DocumentURI? = nil) {
    diagnostics.schedule(project, changed: uri, delay: settings.diagnosticsDelay)
  }

  /// Checks the scheduled projects and publishes the diagnostics of the open documents.
  func runDiagnostics() {
    let changed = diagnostics.changed
    for project in diagnostics.takePending() {
      publishProblems(of: project)
      if diagnostics.arePulled { continue }
      var done: Set<[String]> = []
      for document in openDocuments(of: project) {
        if project.configuration.ignores(LexicalPath(document.name)) {
          publish([], of: document.uri, version: document.version, isChanged: false)
          continue
        }
        let theme = project.theme(with: document.name)
        guard done.insert(theme).inserted else { continue }
        for checked in check(theme, of: project) {
          publish(checked, isChanged: checked.sheet.uri.map(changed.contains) ?? false)
        }
      }
    }
    diagnostics.endCheck()
  }

  /// A sheet with its diagnostics.
  struct CheckedSheet {
    /// The sheet.
    let sheet: ThemeSheet
    /// The findings of the linter.
    let findings: [Finding]
  }

  /// Returns the findings in the sheets of a theme.
  ///
  /// - Parameters:
  ///   - theme: The names of the files.
  ///   - project: The project of the theme.
  /// - Returns: The sheets with their findings.
  func check(_ theme: [String], of project: Project) -> [CheckedSheet] {
    let names = theme.filter { !project.configuration.ignores(LexicalPath($0)) }
    let sheets = names.compactMap { sheet(named: $0, of: project) }
    let report = project.reports.report(on: sheets, by: project.linter)
    return zip(sheets, report.bySheet).map { CheckedSheet(sheet: $0, findings: $1) }
  }

  private func openDocuments(of project: Project) -> [Document] {
    documents.values.filter {
      $0.isSheet && workspace.project(of: $0.uri.path).project === project
    }.sorted { $0.name < $1.name }
  }

  private func publish(_ checked: CheckedSheet, isChanged: Bool) {
    guard let uri = checked.sheet.uri, documents[uri] != nil else { return }
    let converter = DiagnosticConverter(checked.sheet, for: self)
    publish(
      checked.findings.map(converter.diagnostic(of:)), of: uri, version: checked.sheet.version,
      isChanged: isChanged)
  }

  /// Sends diagnostics unless the client has equal ones for the version already.
  private func publish(
    _ found: [LSP.Diagnostic], of uri: DocumentURI, version: Int?, isChanged: Bool
  ) {
    let new = DiagnosticsState.Published(version: version, diagnostics: found)
    guard isChanged || diagnostics.published[uri] != new else { return }
    diagnostics.published[uri] = new
    connection.notify("textDocument/publishDiagnostics") { json in
      json.member("uri", documents[uri]?.uri ?? uri)
      if let version { json.member("version", version) }
      json.member("diagnostics", found)
    }
  }

  /// Publishes no further diagnostics to a client that requests them, because editors would show
  /// each of them twice.
  func stopPublishing() {
    guard client.has(.pullDiagnostics), !diagnostics.arePulled else { return }
    diagnostics.arePulled = true
    for uri in documents.keys where !isConfiguration(uri) { clearDiagnostics(of: uri) }
  }

  /// Removes the diagnostics of a document that was closed.
  func clearDiagnostics(of uri: DocumentURI) {
    guard let old = diagnostics.published.removeValue(forKey: uri), !old.diagnostics.isEmpty
    else { return }
    connection.notify("textDocument/publishDiagnostics") { json in
      json.member("uri", uri)
      json.member("diagnostics", [LSP.Diagnostic]())
    }
  }

  /// Publishes the problems of a configuration in its file.
  private func publishProblems(of project: Project) {
    for failure in project.failures { connection.log(.error, "\(failure)") }
    guard let file = project.configurationFile else { return }
    var byFile: [String: [LSP.Diagnostic]] = [file.text: []]
    for (source, diagnostic) in project.problems {
      let lines = LineIndex(source, lineBreaks: .editor)
      let path = project.root.appending(source.name).text
      byFile[path, default: []].append(
        LSP.Diagnostic(
          range: lines.range(of: diagnostic.range, in: client.encoding),
          severity: diagnostic.severity, code: diagnostic.kind.id, documentation: nil,
          message: diagnostic.message, tags: [], related: []))
    }
    for (path, found) in byFile.sorted(by: { $0.key < $1.key }) {
      let uri = DocumentURI(path: path)
      if found.isEmpty, diagnostics.published[uri] == nil { continue }
      publish(found, of: uri, version: documents[uri]?.version, isChanged: false)
    }
  }
}
