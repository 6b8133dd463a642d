// SPDX-License-Identifier: Apache-2.0

extension RequestHandler {
  /// Answers `textDocument/inlayHint`: the values of `var()` and the contrast of text colors in a
  /// part of a document.
  static let inlayHints = RequestHandler("textDocument/inlayHint") {
    session, params throws(ResponseError) in
    let document = try session.document(try params.uri())
    let range = try params.range()
    let settings = session.settings
    guard document.language != .other, settings.showsVariableValues || settings.showsContrast
    else { return [LSP.InlayHint]() }
    let sheet = try session.sheet(of: document)
    var finder = InlayHintFinder(
      session.theme(of: document), sheet, in: range, session.client.encoding)
    var hints: [LSP.InlayHint] = []
    if settings.showsVariableValues { hints += finder.variableHints() }
    if settings.showsContrast { hints += finder.contrastHints() }
    return hints
  }
}
