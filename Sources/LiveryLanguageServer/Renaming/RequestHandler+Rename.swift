// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

extension RequestHandler {
  /// `textDocument/prepareRename`: the range of the name, if it can be changed.
  static let prepareRename = RequestHandler(
    "textDocument/prepareRename"
  ) { session, params throws(ResponseError) in
    guard let name = try session.name(at: params) else { return ProtocolNull() }
    if let rejection = Renaming.rejection(of: name) {
      throw ResponseError(.requestFailed, rejection)
    }
    let bytes = name.written.range.range
    let range = name.sheet.range(ofOriginal: bytes, in: session.client.encoding)
    let text = name.sheet.writtenText.text(in: bytes)
    return ProtocolObject { json in
      json.member("range", range)
      json.member("placeholder", text)
    }
  }

  /// `textDocument/rename`: the edits that change a name in all sheets of the theme.
  static let rename = RequestHandler(
    "textDocument/rename"
  ) { session, params throws(ResponseError) in
    guard let name = try session.name(at: params) else {
      throw ResponseError(.requestFailed, "there is no name at the position")
    }
    return try Renaming(name: name, newName: params.string("newName")).edits(for: session.client)
  }
}
