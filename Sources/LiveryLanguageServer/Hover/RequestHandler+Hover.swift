// SPDX-License-Identifier: Apache-2.0

extension RequestHandler {
  /// Answers `textDocument/hover`: the documentation of the syntax at a position.
  static let hover = RequestHandler("textDocument/hover") {
    session, params throws(ResponseError) in
    let document = try session.document(try params.uri())
    let position = try params.position()
    guard document.language != .other else { return ProtocolNull() }
    let sheet = try session.sheet(of: document)
    guard let offset = sheet.generatedOffset(of: position, in: session.client.encoding),
      let location = SyntaxLocation(sheet.tree, at: offset)
    else { return ProtocolNull() }
    let finder = HoverFinder(
      theme: session.theme(of: document), sheet: sheet, location: location,
      client: session.client, showsPictures: session.settings.showsPictures)
    return finder.hover()
  }
}
