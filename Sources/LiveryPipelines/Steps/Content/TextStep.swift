// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Draws the program's text in the content frame, and makes the place of the text the content frame.
///
/// ```css
/// text(bold 15px white shadow 0px -1px rgb(0 0 0 / 40%))
/// text(gray align left top lines 0 break word-wrap)
/// text(italic "Gill Sans", sans-serif min-size 8px decoration underline dotted red)
/// text(white shadow 0px 0px 2px black shadow 0px 2px 6px navy)
/// text(75% 15px variations "wght" 550 features "smcp", "tnum" indent 10% white-space collapse)
/// ```
///
/// The text is what the program gives; where it gives none, nothing is drawn. What the step does not say is as the
/// element's own properties say, `font`, `color`, `text-shadow` and the others. Afterwards the content frame is the
/// place of the text, so that what stands behind it lies on the text. The natural size grows by that of the text.
///
/// Where there is no text, the program draws by itself, if nothing was drawn yet. The rules are those of Three20; the
/// place of a single line is a place in the box here, and was one in the content frame there.
public struct TextStep: PipelineStep {
  /// The parts of the font that differ from the font around; nil for that font.
  public var font: PartialFont?
  /// The color; nil for the color around.
  public var color: RGBA?
  /// The shadows, topmost first.
  public var shadows: [DisplayShadow]
  /// Where the text stands in its box.
  public var placement: TextPlacement
  /// The most lines there may be; 0 for any number.
  public var maximumLines: Int
  /// The size in px that the font shrinks to at most so that the text fits; 0 for no shrinking.
  public var minimumFontSize: Double
  /// The treatment of a line that is wider than its box.
  public var lineBreak: TextLineBreak
  /// The distance of lines in px; nil for what the font says.
  public var lineHeight: Double?
  /// Space between letters in px, on top of the font's.
  public var letterSpacing: Double
  /// Space between words in px, on top of the font's.
  public var wordSpacing: Double
  /// The lines with the text; nil for none.
  public var decoration: TextDecoration?
  /// How far the first line begins inside; percentages are of the width of the box.
  public var indent: LengthPercentage
  /// Which way the text runs where nothing in it says otherwise; nil for what it begins with.
  public var direction: TextFlow?
  /// Which letters are made large or small.
  public var letterCase: LetterCase
  /// Which white space of the text is kept: all of it, as in Three20, where nothing is said.
  public var whiteSpace: WhiteSpace

  /// A text by its parts.
  public init(
    font: PartialFont? = nil, color: RGBA? = nil, shadows: [DisplayShadow] = [],
    placement: TextPlacement = TextPlacement(), maximumLines: Int = 1, minimumFontSize: Double = 0,
    lineBreak: TextLineBreak = .tailTruncation, lineHeight: Double? = nil,
    letterSpacing: Double = 0, wordSpacing: Double = 0, decoration: TextDecoration? = nil,
    indent: LengthPercentage = .zero, direction: TextFlow? = nil, letterCase: LetterCase = .none,
    whiteSpace: WhiteSpace = .preserve
  ) {
    self.font = font
    self.color = color
    self.shadows = shadows
    self.placement = placement
    self.maximumLines = maximumLines
    self.minimumFontSize = minimumFontSize
    self.lineBreak = lineBreak
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.wordSpacing = wordSpacing
    self.decoration = decoration
    self.indent = indent
    self.direction = direction
    self.letterCase = letterCase
    self.whiteSpace = whiteSpace
  }

  /// One line in the middle.
  public static let prototype = TextStep()
  /// The font and the color, and all else behind its name.
  public static let schema = Schema<TextStep>(
    "text", "Draws the text.",
    parameters: [
      Parameter(
        "font", \.font, form: .optional,
        summary: "The parts of the font that differ from the element's."),
      Parameter(
        "color", \.color, form: .optional,
        summary: "The color; where none is written, the element's."),
      Parameter(
        "shadow", repeated: "shadow", \.shadows,
        summary:
          "A shadow: offset, blur, color. Any number of them may be written, the topmost first."),
      Parameter(
        "align", \.placement, form: .labeled("align"),
        summary:
          "The alignment of the text in the content frame: from left to right, and from top to bottom."
      ),
      Parameter(
        "lines", \.maximumLines, form: .labeled("lines"), in: .nonNegative,
        summary: "The most lines there may be; 0 for any number."),
      Parameter(
        "min-size", \.minimumFontSize, form: .labeled("min-size"), in: .nonNegative,
        summary:
          "The size that the font shrinks to at most so that the text fits; 0px for no shrinking."),
      Parameter(
        "break", \.lineBreak, form: .labeled("break"),
        summary:
          "The treatment of a line that is too long: `word-wrap` breaks between words, and a longer word overflows."
      ),
      Parameter(
        "line-height", \.lineHeight, form: .labeled("line-height"), in: .nonNegative,
        summary: "The distance of lines; where none is written, the font's."),
      Parameter(
        "letter-spacing", \.letterSpacing, form: .labeled("letter-spacing"),
        summary: "Space between letters, on top of the font's."),
      Parameter(
        "word-spacing", \.wordSpacing, form: .labeled("word-spacing"),
        summary: "Space between words, on top of the font's."),
      Parameter(
        "decoration", \.decoration, form: .labeled("decoration"),
        summary: "The lines with the text, their style, color and thickness."),
      Parameter(
        "indent", \.indent, form: .labeled("indent"),
        summary:
          "The indentation of the first line; percentages are of the width of the content frame."),
      Parameter(
        "direction", \.direction, form: .labeled("direction"),
        summary: "The direction of a text that has none by itself."),
      Parameter(
        "case", \.letterCase, form: .labeled("case"),
        summary: "The change of letters to upper or lower case."),
      Parameter(
        "white-space", \.whiteSpace, form: .labeled("white-space"),
        summary: "The white space of the text that is kept, as for `white-space-collapse`."),
    ])
}

/// Where a text stands in its box.
public struct TextPlacement: Sendable, Hashable {
  /// How lines stand between the left and the right edge.
  public var horizontal: HorizontalAlignment
  /// How the text stands between top and bottom.
  public var vertical: VerticalAlignment

  /// A place; the middle where nothing is said.
  public init(_ horizontal: HorizontalAlignment = .center, _ vertical: VerticalAlignment = .center)
  {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
