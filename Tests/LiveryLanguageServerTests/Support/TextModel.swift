// SPDX-License-Identifier: Apache-2.0
import LiveryJSON

@testable import LiveryLanguageServer

/// The positions of a text as the protocol defines them, in the plainest form.
struct TextModel {
  private let scalars: [Unicode.Scalar]
  private let encoding: String

  init(_ text: String, _ encoding: String) {
    scalars = Array(text.unicodeScalars)
    self.encoding = encoding
  }

  /// Returns the position of a byte offset in JSON.
  func position(of offset: Int) -> String {
    var (line, character, byte) = (0, 0, 0)
    for (index, scalar) in scalars.enumerated() {
      if byte >= offset { break }
      byte += UTF8.width(scalar)
      if endsLine(index) {
        (line, character) = (line + 1, 0)
      } else {
        character += width(of: scalar)
      }
    }
    return #"{"line": \#(line), "character": \#(character)}"#
  }

  /// Returns the byte offset of a position.
  func offset(of position: JSONValue) -> Int {
    var (line, character, byte) = (0, 0, 0)
    let (goalLine, goal) = (position["line"]?.integer ?? 0, position["character"]?.integer ?? 0)
    for (index, scalar) in scalars.enumerated() {
      let isBreak = scalar == "\r" || scalar == "\n"
      if line > goalLine || line == goalLine && (character >= goal || isBreak) { break }
      byte += UTF8.width(scalar)
      if endsLine(index) {
        (line, character) = (line + 1, 0)
      } else {
        character += width(of: scalar)
      }
    }
    return byte
  }

  private func endsLine(_ index: Int) -> Bool {
    scalars[index] == "\n"
      || scalars[index] == "\r" && (index + 1 == scalars.count || scalars[index + 1] != "\n")
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    switch encoding {
    case "utf-8": UTF8.width(scalar)
    case "utf-16": UTF16.width(scalar)
    default: 1
    }
  }
}
