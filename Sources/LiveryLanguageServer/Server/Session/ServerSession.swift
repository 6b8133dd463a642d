// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON
import LiveryLinting
import LiveryPrinting

/// The state of a server between the messages of its client.
///
/// A single thread handles the messages in their order.
final class ServerSession {
  /// The features of the client.
  var client = ClientCapabilities()
  /// The settings of the user.
  var settings = EditorSettings()
  /// The folders and projects.
  var workspace = Workspace()
  /// The open documents by their addresses.
  private(set) var documents: [DocumentURI: Document] = [:]
  /// The diagnostics that were sent and are due.
  var diagnostics = DiagnosticsState()
  /// The stage of the connection.
  var lifecycle = Lifecycle()
  /// The messages to the client.
  let connection: ServerConnection
  /// The results of earlier requests that later ones refer to.
  var previousResults = PreviousResults()

  /// The documentation of the lint rules.
  let rulePages = RulePages()

  /// Creates a session.
  init(_ connection: ServerConnection) { self.connection = connection }
}

extension ServerSession {
  /// Returns the open document with an address.
  ///
  /// - Throws: An error for the client if the document is not open.
  func document(_ uri: DocumentURI) throws(ResponseError) -> Document {
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "the document is not open: \(uri.text)")
    }
    return document
  }

  /// Opens, changes or closes a document.
  ///
  /// - Parameters:
  ///   - document: The document, or `nil` to close it.
  ///   - uri: The address.
  func set(_ document: Document?, at uri: DocumentURI) {
    documents[uri] = document
    guard let path = uri.path else { return }
    workspace.texts.set(document?.text, at: path)
    let identity = realPath(of: path)
    if identity != path { workspace.texts.set(document?.text, at: identity) }
  }
}

extension ServerSession {
  /// Returns the project of a document, with its files up to date.
  func project(of uri: DocumentURI) -> Project {
    let (project, isNew) = workspace.project(of: uri.path)
    if isNew { updateFiles(of: project) }
    return project
  }

  /// Finds the files of a project again, and names its open documents after their paths in it.
  func updateFiles(of project: Project) {
    var members: [Document] = []
    for (uri, document) in documents
    where document.isSheet && workspace.project(of: uri.path).project === project {
      let name = uri.path.map(project.name(of:)) ?? uri.text
      if document.name != name { documents[uri] = document.renamed(name) }
      members.append(documents[uri] ?? document)
    }
    project.update(with: members.sorted { $0.name < $1.name })
  }

  /// Returns the sheet of a file, or `nil` if the file cannot be read.
  func sheet(named name: String, of project: Project) -> ThemeSheet? {
    let path = project.root.appending(name).text
    if let document = documents[DocumentURI(path: path)] ?? documents[DocumentURI(name)],
      document.isSheet
    {
      return project.sheets.sheet(of: document)
    }
    return project.sheets.sheet(ofFile: name)
  }

  /// Returns the sheet of an open document.
  ///
  /// - Throws: An error for the client if the document is no sheet.
  func sheet(of document: Document) throws(ResponseError) -> ThemeSheet {
    guard document.isSheet else {
      throw ResponseError(.requestFailed, "the document is not a style sheet")
    }
    return project(of: document.uri).sheets.sheet(of: document)
  }

  /// Returns the theme that contains a document.
  func theme(of document: Document) -> EditedTheme {
    let project = project(of: document.uri)
    let cascade = project.theme(with: document.name).compactMap { sheet(named: $0, of: project) }
    return project.theme(of: cascade, imports: imports(of: cascade, in: project))
  }

  /// Returns the sheets that some sheets import and that are not among them, each once.
  private func imports(of sheets: [ThemeSheet], in project: Project) -> [ThemeSheet] {
    var known = Set(sheets.map(\.source.name))
    var found: [ThemeSheet] = []
    var pending = sheets.map(\.source)
    while let source = pending.popLast() {
      for imported in source.imports where known.insert(imported.source.name).inserted {
        pending.append(imported.source)
        if let sheet = sheet(named: imported.source.name, of: project) { found.append(sheet) }
      }
    }
    return found
  }
}
