// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryJSON
import LiveryPrinting

extension LSP {
  /// A color in a document.
  ///
  /// Defined by [ColorInformation](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentColor).
  struct ColorInformation: ProtocolValue {
    /// The range of the color.
    let range: LSP.Range
    /// The color.
    let color: CSSColor

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("range", range)
        json.member("color", color)
      }
    }
  }
}

extension CSSColor: ProtocolValue {
  /// Writes the color in sRGB, with each component clamped.
  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("red", min(max(red, 0), 1))
      json.member("green", min(max(green, 0), 1))
      json.member("blue", min(max(blue, 0), 1))
      json.member("alpha", alpha)
    }
  }

  /// Reads a color, or returns `nil` if it is invalid.
  init?(_ json: JSONValue?) {
    guard let red = json?["red"]?.number, let green = json?["green"]?.number,
      let blue = json?["blue"]?.number, let alpha = json?["alpha"]?.number
    else { return nil }
    let components = [red, green, blue].map { min(max($0, 0), 1) }
    self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
}
