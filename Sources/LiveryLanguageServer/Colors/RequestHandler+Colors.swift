// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryJSON
import LiveryPrinting

extension RequestHandler {
  /// `textDocument/documentColor`: the colors in a document.
  static let documentColor = RequestHandler(
    "textDocument/documentColor"
  ) { session, params throws(ResponseError) in
    let document = try session.document(params.uri())
    guard document.language != .other else { return [LSP.ColorInformation]() }
    let sheet = try session.sheet(of: document)
    var colors = SheetColors(of: sheet, in: session.theme(of: document))
    var known: Set<LSP.Range> = []
    return sheet.tree.colorOccurrences.compactMap { occurrence -> LSP.ColorInformation? in
      let bytes = sheet.stream.byteRange(of: occurrence.tokens)
      guard let color = colors.color(of: occurrence),
        let range = sheet.range(of: bytes, in: session.client.encoding),
        known.insert(range).inserted
      else { return nil }
      return LSP.ColorInformation(range: range, color: color)
    }
  }

  /// `textDocument/colorPresentation`: the notations of a color at a range of a document.
  ///
  /// A color that contains a `var()` has none, because its value is that of a custom property.
  static let colorPresentation = RequestHandler(
    "textDocument/colorPresentation"
  ) { session, params throws(ResponseError) in
    let document = try session.document(params.uri())
    let range = try params.range()
    guard let color = CSSColor(params.json?["color"]) else { throw .invalidParams("color") }
    let sheet = try session.sheet(of: document)
    let encoding = session.client.encoding
    let found = sheet.tree.colorOccurrences.first {
      sheet.range(of: sheet.stream.byteRange(of: $0.tokens), in: encoding) == range
    }
    var exact = color
    var source: ColorPresentation.Source?
    if let found {
      guard let written = ColorPresentation.Source(found, in: sheet.stream),
        sheet.canEdit(sheet.stream.byteRange(of: found.tokens))
      else { return [ProtocolObject]() }
      source = written
      // A color that the user has not changed keeps its value outside of sRGB.
      var colors = SheetColors(of: sheet, in: session.theme(of: document))
      if let old = colors.color(of: found), old.clipped(to: .rgb).isClose(to: color, within: 1e-3) {
        exact = old
      }
    }
    return ColorPresentation(replacing: source).texts(of: exact).map { text in
      ProtocolObject { json in
        json.member("label", text)
        json.member("textEdit", LSP.TextEdit(range: range, newText: text))
      }
    }
  }
}

extension ThemeSheet {
  /// Returns whether bytes of the tree's text can be replaced in the file.
  func canEdit(_ range: Range<Int>) -> Bool {
    stream.original(of: Diagnostic.FixIt(range: range, replacement: "", isSafe: false)) != nil
  }
}
