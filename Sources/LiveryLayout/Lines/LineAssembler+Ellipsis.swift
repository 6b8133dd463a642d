// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Lines that end with an ellipsis.
extension LineAssembler {
  /// Truncates the line to the available width, and ends it with an ellipsis.
  mutating func truncate(to availableSpace: Double) {
    var width = self.width
    guard ellipsis == .always || ellipsis == .ifOverflowing && width > availableSpace + 0.005 else {
      return
    }
    let ellipsisText = "\u{2026}"
    var ending = LineAtom(kind: .empty, element: block, level: baseLevel)
    while let last = atoms.indices.last {
      guard case .text(let paragraph, let range) = atoms[last].kind else {
        if width <= availableSpace, atoms[last].width > 0 { break }
        width -= atoms.removeLast().width
        continue
      }
      let textStyle = pass.textStyle(atoms[last].element)
      let ellipsisMeasure = pass.measuring.text.measure(
        TextBlock(ellipsisText, font: textStyle.font), width: nil)
      let end = range.upperBound - atoms[last].trailing.length
      let text = String(
        decoding: content.paragraphs[paragraph][range.lowerBound..<end], as: UTF8.self)
      let precedingWidth = width - atoms[last].width - atoms[last].trailing.width
      let (length, fittingWidth) = pass.fittingPrefix(
        of: text, textStyle, in: availableSpace - precedingWidth - ellipsisMeasure.size.width)
      if length == 0, last > 0 {
        atoms.removeLast()
        width = precedingWidth
        continue
      }
      ending = atoms.removeLast()
      ending.kind = .text(paragraph: paragraph, range.lowerBound..<range.lowerBound + length)
      ending.width = fittingWidth + ellipsisMeasure.size.width
      ending.trailing = LineAtom.TrailingSpace()
      break
    }
    ending.suffix = ellipsisText
    atoms.append(ending)
  }
}

extension LayoutPass {
  /// Returns the number of bytes of a text that fit in a width, and their width.
  fileprivate func fittingPrefix(
    of text: String, _ textStyle: TextStyle, in availableSpace: Double
  ) -> (length: Int, width: Double) {
    let block = TextBlock(
      text, font: textStyle.font, lineBreak: .clip, letterSpacing: textStyle.letterSpacing,
      wordSpacing: textStyle.wordSpacing)
    var (length, width) = (0, 0.0)
    for cluster in measuring.text.clusters(of: block) {
      guard width + cluster.width <= availableSpace else { break }
      width += cluster.width
      length += cluster.length
    }
    return (length, width)
  }
}
