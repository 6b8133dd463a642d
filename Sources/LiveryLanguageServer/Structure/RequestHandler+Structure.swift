// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import LiveryPrinting

extension RequestHandler {
  /// `textDocument/foldingRange`: the ranges of lines that an editor can hide.
  static let foldingRange = RequestHandler(
    "textDocument/foldingRange"
  ) { session, params throws(ResponseError) in
    let document = try session.document(params.uri())
    // The braces of CSS and JSON are the same tokens, and both languages have these comments.
    let stream =
      if case .css(let tree) = document.content { tree.stream } else {
        TokenStream(document.text.text(in: 0..<document.text.byteCount))
      }
    return FoldingRange.all(
      in: stream, document.lines, limit: session.client.foldingRangeLimit)
  }

  /// `textDocument/selectionRange`: the ranges around positions.
  static let selectionRange = RequestHandler(
    "textDocument/selectionRange"
  ) { session, params throws(ResponseError) in
    let sheet = try session.sheet(of: session.document(params.uri()))
    guard let positions = params.json?["positions"]?.elements else {
      throw .invalidParams("positions")
    }
    let encoding = session.client.encoding
    return positions.map { json -> SelectionRange in
      guard let position = TextPosition(json) else { return SelectionRange(ranges: []) }
      let offset = sheet.offset(of: position, in: encoding)
      let found = offset.map { SelectionRanges.around($0, in: sheet.tree) } ?? []
      let ranges = found.compactMap { sheet.range(of: $0, in: encoding) }
      return SelectionRange(
        ranges: ranges.isEmpty ? [LSP.Range(start: position, end: position)] : ranges)
    }
  }
}

/// Ranges around a position, from the innermost to the outermost.
private struct SelectionRange: ProtocolValue {
  let ranges: [LSP.Range]

  func write(into json: inout JSONWriter) { write(ranges[...], into: &json) }

  private func write(_ ranges: ArraySlice<LSP.Range>, into json: inout JSONWriter) {
    json.object { json in
      guard let first = ranges.first else {
        let start = TextPosition(line: 0, character: 0)
        json.member("range", LSP.Range(start: start, end: start))
        return
      }
      json.member("range", first)
      guard ranges.count > 1 else { return }
      json.name("parent")
      write(ranges.dropFirst(), into: &json)
    }
  }
}
