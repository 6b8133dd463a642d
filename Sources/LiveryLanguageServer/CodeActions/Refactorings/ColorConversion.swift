// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension CodeActionContext {
  /// The actions that write the color at the range in other notations.
  var colorConversions: [LSP.CodeAction] {
    let encoding = session.client.encoding
    let selection = document.lines.range(of: range, in: encoding)
    guard let start = sheet.offset(of: selection.start, in: encoding),
      let end = sheet.offset(of: selection.end, in: encoding)
    else { return [] }
    let found = sheet.tree.colorOccurrences.last {
      let bytes = sheet.stream.byteRange(of: $0.tokens)
      return bytes.lowerBound <= start && end <= bytes.upperBound
    }
    guard let found, let color = found.literal?.absolute,
      let source = ColorPresentation.Source(found, in: sheet.stream)
    else { return [] }
    let bytes = sheet.stream.byteRange(of: found.tokens)
    return ColorPresentation(replacing: source).texts(of: color).compactMap { text in
      if text.lowercased() == source.text.lowercased() { return nil }
      return action(
        "Convert to '\(text)'", .rewrite, [TextEdit(range: bytes, replacement: text)])
    }
  }
}
