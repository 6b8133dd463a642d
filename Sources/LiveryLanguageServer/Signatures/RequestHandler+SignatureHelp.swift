// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension RequestHandler {
  /// Answers `textDocument/signatureHelp`.
  static let signatureHelp = RequestHandler("textDocument/signatureHelp") {
    session, params throws(ResponseError) in
    let document = try session.document(try params.uri())
    let position = try params.position()
    let offset = document.lines.offset(of: position, in: session.client.encoding)
    let context: CompletionContext? =
      switch document.content {
      case .css(let tree): CompletionContext(in: tree.stream, at: offset)
      case .text(let text) where document.language == .json:
        JSONCursor(in: text, at: offset)?.context
      case .text: nil
      }
    guard let function = context.flatMap(FunctionAtCursor.init) else { return ProtocolNull() }
    return SignatureHelp(
      signature: function.signature, active: function.active, client: session.client)
  }
}
