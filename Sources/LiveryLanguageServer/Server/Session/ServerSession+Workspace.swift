// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import LiveryLinting

extension ServerSession {
  /// Uses changed settings.
  func changeConfiguration(_ params: RequestParams) {
    if let section = params.json?[path: "settings", "livery"], section.kind == .object {
      use(EditorSettings(section))
    } else {
      requestSettings()
    }
  }

  /// Reads files again that other programs changed.
  func changeWatchedFiles(_ params: RequestParams) {
    let changes = params.json?["changes"]?.elements.map(Array.init) ?? []
    let paths = changes.compactMap { $0["uri"]?.string.flatMap { DocumentURI($0).path } }
    if paths.contains(where: { LexicalPath($0).names.last == LintConfiguration.fileName }) {
      return reloadProjects()
    }
    let named = workspace.openProjects.flatMap { project in
      project.configuration.trees + (project.configuration.baseline.map { [$0] } ?? [])
    }
    if named.contains(where: { paths.contains($0.text) }) { return reloadProjects() }
    for project in workspace.openProjects {
      let inside = paths.filter { project.contains($0) }
      guard !inside.isEmpty else { continue }
      for path in inside where documents[DocumentURI(path: path)] == nil {
        project.sheets.update(path, with: nil)
      }
      updateFiles(of: project)
      scheduleDiagnostics(of: project)
    }
    refreshDiagnostics()
  }

  /// Asks the client to request diagnostics again.
  private func refreshDiagnostics() {
    if client.has(.diagnosticRefresh) { connection.request("workspace/diagnostic/refresh") }
  }

  /// Adds and removes workspace folders.
  func changeFolders(_ params: RequestParams) {
    guard let event = params.json?["event"] else { return }
    func paths(_ name: String) -> [LexicalPath] {
      (event[name]?.elements.map(Array.init) ?? [])
        .compactMap { $0["uri"]?.string.flatMap { DocumentURI($0).path } }
        .map { LexicalPath($0) }
    }
    let removed = Set(paths("removed"))
    let kept = workspace.folders.filter { !removed.contains($0) }
    workspace.setFolders(kept + paths("added").filter { !kept.contains($0) })
    reloadProjects()
  }

  /// Reads all configurations again, and checks the open documents.
  func reloadProjects() {
    workspace.reset()
    for uri in documents.keys.sorted(by: { $0.text < $1.text }) {
      scheduleDiagnostics(of: project(of: uri))
    }
    refreshDiagnostics()
    if client.has(.semanticTokensRefresh) { connection.request("workspace/semanticTokens/refresh") }
  }
}

extension Project {
  /// Returns whether a file is below the root or part of a theme.
  func contains(_ path: String) -> Bool {
    LexicalPath(path).names(below: root) != nil || themes.contains { $0.contains(name(of: path)) }
  }
}
