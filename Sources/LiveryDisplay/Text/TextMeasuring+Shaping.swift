// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension TextMeasuring {
  /// Shapes word by word: lines break after spaces and hyphens, and all text has one direction.
  public func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
    var shaper = WordShaper(measuring: self, paragraph)
    return shaper.shaped()
  }

  /// Measures character by character.
  public func clusters(of block: TextBlock) -> [TextCluster] {
    block.text.map { letter in
      var characterBlock = block
      characterBlock.text = String(letter)
      return TextCluster(
        length: letter.utf8.count, width: measure(characterBlock, width: nil).size.width)
    }
  }

  /// Returns the ascent and descent of a font, which are the height of an empty text.
  public func extent(of font: CSSFont) -> FontExtent {
    let empty = measure(TextBlock("", font: font), width: nil)
    return FontExtent(
      ascent: empty.baseline, descent: max(0, empty.size.height - empty.baseline))
  }
}

/// The ascent and descent of a font.
public struct FontExtent: Sendable, Hashable {
  /// The distance above the baseline, in px.
  public var ascent: Double
  /// The distance below the baseline, in px.
  public var descent: Double

  /// Creates an extent from its parts.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The sum of ascent and descent.
  public var height: Double { ascent + descent }
}

/// A shaper that splits a paragraph at spaces and hyphens.
private struct WordShaper<Measuring: TextMeasuring> {
  let measuring: Measuring
  let paragraph: TextParagraph
  private let bytes: [UInt8]
  private var pieces: [ShapedParagraph.Piece] = []

  init(measuring: Measuring, _ paragraph: TextParagraph) {
    self.measuring = measuring
    self.paragraph = paragraph
    bytes = Array(paragraph.text.utf8)
  }

  mutating func shaped() -> ShapedParagraph {
    var start = 0
    for (runIndex, run) in paragraph.runs.enumerated() {
      let end = min(start + run.length, bytes.count)
      if run.isObject {
        pieces.append(piece(start..<end, runIndex, width: 0))
        pieces[pieces.count - 1].mayBreakAfter = true
        if pieces.count > 1 { pieces[pieces.count - 2].mayBreakAfter = true }
      } else {
        add(start..<end, runIndex)
      }
      start = end
    }
    return ShapedParagraph(pieces, isRightToLeft: paragraph.isRightToLeft ?? false)
  }

  /// Adds the words of a run, each with its trailing spaces.
  private mutating func add(_ range: Range<Int>, _ run: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      var isSoft = false
      while end < range.upperBound, bytes[end] != 0x20 {
        end += 1
        isSoft = paragraph.hyphenates && isSoftHyphen(endingAt: end)
        if bytes[end - 1] == 0x2D || isSoft { break }
      }
      let word = start..<end
      while end < range.upperBound, bytes[end] == 0x20 { end += 1 }
      var piece = piece(start..<end, run, width: width(of: word, run))
      piece.space.length = end - word.upperBound
      piece.space.width = width(of: word.upperBound..<end, run)
      piece.mayBreakAfter = piece.space.length > 0 || isSoft || bytes[end - 1] == 0x2D
      if isSoft { piece.hyphenWidth = width(of: "-", run) }
      pieces.append(piece)
      start = end
    }
  }

  private func isSoftHyphen(endingAt end: Int) -> Bool {
    end >= 2 && bytes[end - 2] == 0xC2 && bytes[end - 1] == 0xAD
  }

  private func piece(_ range: Range<Int>, _ run: Int, width: Double) -> ShapedParagraph.Piece {
    let extent = measuring.extent(of: paragraph.runs[run].font)
    return ShapedParagraph.Piece(
      range, run: run, level: paragraph.isRightToLeft == true ? 1 : 0, width: width,
      ascent: extent.ascent, descent: extent.descent)
  }

  private func width(of range: Range<Int>, _ run: Int) -> Double {
    width(of: String(decoding: bytes[range], as: UTF8.self), run)
  }

  private func width(of text: String, _ run: Int) -> Double {
    // A soft hyphen is visible only at the end of a line.
    let text = text.filter { $0 != "\u{AD}" }
    guard !text.isEmpty else { return 0 }
    let style = paragraph.runs[run]
    let block = TextBlock(
      text, font: style.font, letterSpacing: style.letterSpacing, wordSpacing: style.wordSpacing)
    return measuring.measure(block, width: nil).size.width
  }
}
