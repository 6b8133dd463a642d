// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryPrinting

extension RequestHandler {
  /// `textDocument/codeAction`: the changes that the user can choose at a range.
  ///
  /// A client that does not know code actions receives commands, which it sends back.
  static let codeAction = RequestHandler(
    "textDocument/codeAction"
  ) { session, params throws(ResponseError) in
    let document = try session.document(params.uri())
    guard document.language != .other else { return [LSP.CodeAction]() }
    let context = try CodeActionContext(session, params)
    let actions = context.actions
    if session.client.has(.codeActions) { return actions }
    return actions.map { action in
      ProtocolObject { json in
        json.member("title", action.title)
        json.member("command", CodeActionCommand.name)
        json.member("arguments", [CodeActionCommand(action.title, context)])
      }
    }
  }

  /// `codeAction/resolve`: a code action with its change.
  static let codeActionResolve = RequestHandler(
    "codeAction/resolve"
  ) { session, params throws(ResponseError) in
    guard let json = params.json, json.kind == .object else { throw .invalidParams("title") }
    guard let fix = DeferredFix(json["data"]) else { return ResolvedAction(json, edit: nil) }
    return ResolvedAction(json, edit: try fix.edit(in: session))
  }

  /// `workspace/executeCommand`: the command of a code action for clients that know commands only.
  static let executeCommand = RequestHandler(
    "workspace/executeCommand"
  ) { session, params throws(ResponseError) in
    guard try params.string("command") == CodeActionCommand.name,
      let argument = params.json?["arguments"]?.elements?.first(where: { _ in true })
    else { throw .invalidParams("command") }
    let chosen = RequestParams(json: argument)
    let title = try chosen.string("title")
    let context = try CodeActionContext(session, chosen)
    guard let edit = context.actions.first(where: { $0.title == title })?.edit else {
      throw ResponseError(.contentModified, "the change is not possible any more: '\(title)'")
    }
    session.connection.request("workspace/applyEdit") { json in
      json.member("label", title)
      json.member("edit", edit)
    }
    return ProtocolNull()
  }
}

/// A code action of the client with its change.
private struct ResolvedAction: ProtocolValue {
  private let action: JSONValue
  private let edit: LSP.WorkspaceEdit?

  /// Creates a copy of an action, with another edit if there is one.
  init(_ action: JSONValue, edit: LSP.WorkspaceEdit?) {
    self.action = action
    self.edit = edit
  }

  func write(into json: inout JSONWriter) {
    json.object { json in
      for member in action.members.map(Array.init) ?? []
      where edit == nil || member.name != "edit" {
        json.name(member.name)
        member.value.write(into: &json)
      }
      json.member("edit", ifPresent: edit)
    }
  }
}

/// The argument of the command that applies a code action: its title, and the range that it was
/// offered for.
struct CodeActionCommand: ProtocolValue {
  /// The name of the command.
  static let name = "livery.applyCodeAction"

  private let title: String
  private let uri: DocumentURI
  private let range: LSP.Range

  /// Creates the argument for an action of a request.
  init(_ title: String, _ context: CodeActionContext) {
    self.title = title
    uri = context.document.uri
    range = context.document.lines.range(of: context.range, in: context.session.client.encoding)
  }

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("title", title)
      json.name("textDocument")
      json.object { $0.member("uri", uri) }
      json.member("range", range)
    }
  }
}

extension CodeActionContext {
  /// The actions of the requested kinds.
  var actions: [LSP.CodeAction] {
    var actions: [LSP.CodeAction] = []
    if includes(.quickFix) || includes(.fixAll) || includes(.fixTheme) {
      let checked = checkedSheets
      if includes(.quickFix) {
        let findings = checked.first { $0.sheet.uri == document.uri }?.findings ?? []
        actions += FindingFixes(self, findings).actions
      }
      actions += deferredFixes(checked)
    }
    if includes(.extract) { actions += extractions }
    if includes(.inline) { actions += inlinings }
    if includes(.rewrite) { actions += colorConversions + sortedDeclarations + layerMoves }
    return actions
  }
}
