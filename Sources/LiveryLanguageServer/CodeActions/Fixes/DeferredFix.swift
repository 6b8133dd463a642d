// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryPrinting

/// The fix of all findings in a file or a theme, which is computed when the user chooses it.
struct DeferredFix: ProtocolValue {
  /// The document.
  let uri: DocumentURI
  /// The version of the document when the fix was offered.
  let version: Int
  /// The files to fix.
  let scope: Scope

  /// The files to fix.
  enum Scope: String {
    /// The document.
    case file
    /// All files of the document's theme.
    case theme
  }

  /// Creates a fix.
  init(_ scope: Scope, of document: Document) {
    self.scope = scope
    uri = document.uri
    version = document.version
  }

  /// Reads a fix, or returns `nil` if it is invalid.
  init?(_ json: JSONValue?) {
    guard let text = json?["uri"]?.string, let version = json?["version"]?.integer,
      let scope = json?["scope"]?.string.flatMap(Scope.init)
    else { return nil }
    uri = DocumentURI(text)
    self.version = version
    self.scope = scope
  }

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("version", version)
      json.member("scope", scope.rawValue)
    }
  }
}

extension DeferredFix {
  /// Returns the edits, or `nil` if there are none.
  ///
  /// - Throws: An error for the client if the document changed since the fix was offered.
  func edit(in session: ServerSession) throws(ResponseError) -> LSP.WorkspaceEdit? {
    let document = try session.document(uri)
    guard document.version == version else {
      throw ResponseError(.contentModified, "the document changed: \(uri.text)")
    }
    let project = session.project(of: uri)
    let sheets = project.theme(with: document.name).compactMap {
      session.sheet(named: $0, of: project)
    }
    let edits = ThemeFixer(sheets, by: project.linter).edits { sheet in
      scope == .theme || sheet.uri == uri
    }
    return session.workspaceEdit(edits)
  }
}

extension CodeActionContext {
  /// Returns the actions that fix all findings of the file and of the theme.
  func deferredFixes(_ checked: [ServerSession.CheckedSheet]) -> [LSP.CodeAction] {
    let fixable = checked.filter { $0.findings.contains(where: \.isSafelyFixable) }
    var actions: [LSP.CodeAction] = []
    if includes(.fixAll), fixable.contains(where: { $0.sheet.uri == document.uri }) {
      actions.append(
        LSP.CodeAction(
          title: "Fix all problems in the file safely", kind: .fixAll,
          data: DeferredFix(.file, of: document)))
    }
    if includes(.fixTheme), checked.count > 1, !fixable.isEmpty {
      actions.append(
        LSP.CodeAction(
          title: "Fix all problems in the theme safely", kind: .fixTheme,
          data: DeferredFix(.theme, of: document)))
    }
    if session.client.has(.codeActionData), session.client.has(.codeActionResolve) {
      return actions
    }
    return actions.compactMap(computed)
  }

  /// Returns an action with its edit, or `nil` if it changes nothing.
  private func computed(_ action: LSP.CodeAction) -> LSP.CodeAction? {
    // The version is that of the document, so that there is no error.
    guard let edit = try? action.data?.edit(in: session) else { return nil }
    return LSP.CodeAction(title: action.title, kind: action.kind, edit: edit)
  }
}
