// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import LiveryLinting

extension ServerSession {
  /// Opens a document.
  func open(_ params: RequestParams) throws(ResponseError) {
    let uri = try params.uri()
    guard let item = params.json?["textDocument"], let text = item["text"]?.string,
      let version = item["version"]?.integer
    else { throw .invalidParams("textDocument") }
    let language = Document.Language(id: item["languageId"]?.string ?? "", uri: uri)
    let (project, _) = workspace.project(of: uri.path)
    let name = uri.path.map(project.name(of:)) ?? uri.text
    set(
      Document(uri, language: language, name: name, version: version, text: text), at: uri)
    if isConfiguration(uri) { return reloadProjects() }
    if text.utf8.count > Document.maximumSize {
      connection.log(.warning, "\(uri.text) is larger than 16 MiB and is not checked")
    }
    updateFiles(of: project)
    changed(uri)
  }

  /// Changes the text of a document.
  ///
  /// A change to an older version than the current one is out of order and ignored.
  func change(_ params: RequestParams) throws(ResponseError) {
    let uri = try params.uri()
    var document = try document(uri)
    guard let version = params.json?[path: "textDocument", "version"]?.integer,
      let changes = params.json?["contentChanges"]?.elements
    else { throw .invalidParams("contentChanges") }
    guard version > document.version else {
      throw ResponseError(
        .invalidParams, "version \(version) of \(uri.text) is not after \(document.version)")
    }
    let parsed = changes.map { Document.Change($0) }
    guard !parsed.contains(where: { $0 == nil }) else { throw .invalidParams("contentChanges") }
    // The references are removed first, so that the text is not copied.
    document.apply(parsed.compactMap(\.self), version: version, in: client.encoding)
    set(document, at: uri)
    if isConfiguration(uri) { return reloadProjects() }
    changed(uri)
  }

  /// Closes a document, whose file may differ from the text that was shown.
  func close(_ params: RequestParams) throws(ResponseError) {
    let uri = try params.uri()
    _ = try document(uri)
    set(nil, at: uri)
    previousResults.forget(uri)
    if isConfiguration(uri) { return reloadProjects() }
    let (project, _) = workspace.project(of: uri.path)
    if let path = uri.path { project.sheets.update(path, with: nil) }
    updateFiles(of: project)
    clearDiagnostics(of: uri)
    scheduleDiagnostics(of: project)
  }

  /// Checks the theme of a document after it was saved, because other programs may have changed
  /// files meanwhile.
  func save(_ params: RequestParams) throws(ResponseError) {
    let uri = try params.uri()
    guard !client.has(.watchedFiles) else { return }
    if isConfiguration(uri) { return reloadProjects() }
    let (project, _) = workspace.project(of: uri.path)
    project.sheets.forgetFiles()
    updateFiles(of: project)
    scheduleDiagnostics(of: project)
  }

  /// Updates the sheets that import a changed document, and schedules a check.
  private func changed(_ uri: DocumentURI) {
    let (project, _) = workspace.project(of: uri.path)
    if let path = uri.path { project.sheets.update(path, with: documents[uri]) }
    scheduleDiagnostics(of: project, changed: uri)
  }

  /// Returns whether a document is a lint configuration.
  func isConfiguration(_ uri: DocumentURI) -> Bool {
    guard let path = uri.path else { return false }
    return LexicalPath(path).names.last == LintConfiguration.fileName
  }
}
