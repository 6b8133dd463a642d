// SPDX-License-Identifier: Apache-2.0

extension WebResponse {
  /// The answer to a request for an unknown path.
  static let notFound = WebResponse(
    status: 404, body: Array("there is no resource at this path".utf8))

  /// Returns the media type of a file by its extension.
  static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "json": "application/json"
    default: "text/plain; charset=utf-8"
    }
  }
}

extension StyleFileName {
  /// Returns the name with all bytes percent-encoded that a header cannot contain.
  static func encoded(_ name: String) -> String {
    name.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-._".contains(character) {
        return String(character)
      }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}

/// The encoding of file names in header fields.
enum StyleFileName {}
