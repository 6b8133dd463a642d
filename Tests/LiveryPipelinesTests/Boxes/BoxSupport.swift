// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

@testable import LiveryPipelines

/// The pipeline that declarations make for an element below nothing.
func pipeline(_ declarations: String) -> Pipeline {
  CSSStyleSheet(".a { \(declarations) }").pipeline(for: ".a")
}

/// The steps that declarations make, without those of the content, as CSS writes them.
func boxText(_ declarations: String) -> String {
  pipeline(declarations).description
}

/// What declarations paint in a box, without the content.
func commands(_ declarations: String, in bounds: Rect = Rect(0, 0, 100, 50)) -> [DisplayCommand] {
  pipeline(declarations).displayList(in: bounds, measuring: Measuring(text: FixedText())).commands
}

/// Measures every letter as half as wide as the font is high, and every line as the font's size.
struct FixedText: TextMeasuring {
  func measure(_ block: TextBlock, width: Double?) -> TextMeasure {
    let letter = block.font.size / 2
    let full = Double(block.text.count) * letter
    let perLine = width.map { max(1, ($0 / letter).rounded(.down)) } ?? .infinity
    var lines = max(1, (Double(block.text.count) / perLine).rounded(.up))
    if block.maximumLines > 0 { lines = min(lines, Double(block.maximumLines)) }
    let height = lines * (block.lineHeight ?? lineHeight(of: block.font))
    return TextMeasure(
      size: Size(min(full, width ?? full), height), baseline: block.font.size,
      fontSize: block.font.size)
  }

  func lineHeight(of font: Font) -> Double { font.size }
}
