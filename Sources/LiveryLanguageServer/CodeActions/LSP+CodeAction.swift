// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

extension LSP {
  /// A change that the user can choose.
  ///
  /// Defined by [CodeAction](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeAction).
  struct CodeAction: ProtocolValue {
    /// The title for a user.
    let title: String
    /// The kind.
    let kind: CodeActionKind
    /// The diagnostics that the action resolves.
    var diagnostics: [LSP.Diagnostic] = []
    /// Whether the action is the best one for its diagnostics.
    var isPreferred = false
    /// The change, or `nil` if it is computed when the user chooses the action.
    var edit: LSP.WorkspaceEdit?
    /// The data from which the change is computed, or `nil` if it is known.
    var data: DeferredFix?

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("title", title)
        json.member("kind", kind.rawValue)
        if !diagnostics.isEmpty { json.member("diagnostics", diagnostics) }
        if isPreferred { json.member("isPreferred", true) }
        json.member("edit", ifPresent: edit)
        json.member("data", ifPresent: data)
      }
    }
  }

  /// The kind of a code action, a list of words from the general to the special.
  ///
  /// Defined by [CodeActionKind](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#codeActionKind).
  enum CodeActionKind: String, CaseIterable, Sendable {
    /// The fix of a diagnostic.
    case quickFix = "quickfix"
    /// A new name for a part of the code.
    case extract = "refactor.extract"
    /// The replacement of a name by its value.
    case inline = "refactor.inline"
    /// Another form of the code with the same effect.
    case rewrite = "refactor.rewrite"
    /// The safe fixes of all diagnostics in a file.
    case fixAll = "source.fixAll.livery"
    /// The safe fixes of all diagnostics in a theme.
    ///
    /// The kind is not part of `source.fixAll`, which editors apply to a file when they save it.
    case fixTheme = "source.fixTheme.livery"

    /// Returns whether a requested kind includes this one.
    func isIncluded(in requested: String) -> Bool {
      requested.isEmpty || rawValue == requested || rawValue.hasPrefix(requested + ".")
    }
  }
}
