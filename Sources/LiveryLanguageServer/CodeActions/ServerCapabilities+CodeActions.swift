// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

extension ServerCapabilities {
  /// Announces code actions, or the command for them to clients that know commands only.
  func writeCodeActions(into json: inout JSONWriter) {
    guard client.has(.codeActions) else {
      json.member("codeActionProvider", true)
      json.name("executeCommandProvider")
      json.object { $0.member("commands", [CodeActionCommand.name]) }
      return
    }
    json.name("codeActionProvider")
    json.object { json in
      json.member("codeActionKinds", LSP.CodeActionKind.allCases.map(\.rawValue))
      json.member("resolveProvider", true)
    }
  }
}
