// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

/// The parameters of a request or notification.
struct RequestParams {
  /// The parameters as JSON, or `nil` if there are none.
  let json: JSONValue?

  /// The address of the document.
  func uri() throws(ResponseError) -> DocumentURI {
    guard let text = json?[path: "textDocument", "uri"]?.string else {
      throw .invalidParams("textDocument")
    }
    return DocumentURI(text)
  }

  /// The position in the document.
  func position() throws(ResponseError) -> TextPosition {
    guard let position = TextPosition(json?["position"]) else { throw .invalidParams("position") }
    return position
  }

  /// The range of the document.
  func range() throws(ResponseError) -> LSP.Range {
    guard let range = LSP.Range(json?["range"]) else { throw .invalidParams("range") }
    return range
  }

  /// Returns a string.
  func string(_ name: String) throws(ResponseError) -> String {
    guard let string = json?[name]?.string else { throw .invalidParams(name) }
    return string
  }
}
