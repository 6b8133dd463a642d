// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
enum PositionEncoding: String { case utf8 = "utf-8", utf16 = "utf-16", utf32 = "utf-32" }
struct TextPosition: Hashable, Sendable { var line: Int; var character: Int }
enum LineBreaks { case css, editor }
extension LineIndex {
  init(_ text: SourceText, lineBreaks: LineBreaks) { self.init(text) }
  func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let l = location(of: offset)
    return TextPosition(line: l.line - 1, character: l.column - 1)
  }
  func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    if position.line >= count { return range(ofLine: count).upperBound }
    let r = range(ofLine: position.line + 1)
    var o = r.lowerBound
    while o < r.upperBound, location(of: o).column - 1 < position.character { o += 1 }
    return o
  }
}
extension SyntaxTree {
  func applying(_ edit: TextEdit) -> SyntaxTree {
    let t = stream.text(in: 0..<edit.range.lowerBound) + edit.replacement
      + stream.text(in: edit.range.upperBound..<stream.sourceText.byteCount)
    return SyntaxTree(parsing: TokenStream(t, name: stream.name))
  }
}
