// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Draws the program's text in the content frame, which then becomes the frame of the text.
///
/// ```css
/// text(bold 15px white shadow 0px -1px rgb(0 0 0 / 40%))
/// text(gray align left top lines 0 break word-wrap)
/// text(italic "Gill Sans", sans-serif min-size 8px decoration underline dotted red)
/// text(white shadow 0px 0px 2px black shadow 0px 2px 6px navy)
/// text(75% 15px variations "wght" 550 features "smcp", "tnum" indent 10% white-space collapse)
/// ```
///
/// The program provides the text; without one, nothing is drawn. Values that the step does not
/// specify come from the element's own properties: `font`, `color`, `text-shadow` and others.
/// Afterwards the content frame is the frame of the text, so that later steps draw onto the text.
/// The natural size grows by the size of the text.
///
/// Without a text, the program draws its own content, if nothing was drawn yet. These rules are
/// those of Three20, with one difference: a single line is positioned in the box, not in the
/// content frame.
public struct TextStep: PipelineStep {
  /// The parts of the font that differ from the current font, or `nil` for the current font.
  public var font: PartialFont?
  /// The color, or `nil` for the current color.
  public var color: RGBA?
  /// The shadows, topmost first.
  public var shadows: [DisplayShadow]
  /// The alignment of the text in its box.
  public var placement: TextPlacement
  /// The maximum number of lines, or 0 for no limit.
  public var maximumLines: Int
  /// The minimum size in px to which the font shrinks so that the text fits, or 0 for no shrinking.
  public var minimumFontSize: Double
  /// The treatment of a line that is wider than its box.
  public var lineBreak: TextLineBreak
  /// The distance between lines in px, or `nil` for the font's.
  public var lineHeight: Double?
  /// The extra space between letters in px.
  public var letterSpacing: Double
  /// The extra space between words in px.
  public var wordSpacing: Double
  /// The decoration lines, or `nil` for none.
  public var decoration: TextDecoration?
  /// The indentation of the first line; percentages refer to the width of the box.
  public var indent: LengthPercentage
  /// The base direction, or `nil` to derive the direction from the text.
  public var direction: TextBaseDirection?
  /// The case transformation.
  public var letterCase: LetterCase
  /// The white space that is kept; by default all of it, as in Three20.
  public var whiteSpace: WhiteSpace

  /// Creates a text step from its parts.
  public init(
    font: PartialFont? = nil, color: RGBA? = nil, shadows: [DisplayShadow] = [],
    placement: TextPlacement = TextPlacement(), maximumLines: Int = 1, minimumFontSize: Double = 0,
    lineBreak: TextLineBreak = .tailTruncation, lineHeight: Double? = nil,
    letterSpacing: Double = 0, wordSpacing: Double = 0, decoration: TextDecoration? = nil,
    indent: LengthPercentage = .zero, direction: TextBaseDirection? = nil,
    letterCase: LetterCase = .none,
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

  /// A single centered line.
  public static let prototype = TextStep()
  /// The schema, with the font, the color and the labeled options.
  public static let schema = Schema<TextStep>(
    "text", "Draws the text.",
    parameters: [
      Parameter(
        "font", \.font, form: .optional,
        summary: "The parts of the font that differ from the element's."),
      Parameter(
        "color", \.color, form: .optional,
        summary: "The color; the element's by default."),
      Parameter(
        "shadow", repeated: "shadow", \.shadows,
        summary:
          "A shadow: offset, blur, color. Any number of shadows is possible, the topmost first."),
      Parameter(
        "align", \.placement, form: .labeled("align"),
        summary:
          "The alignment of the text in the content frame: horizontal, then vertical."
      ),
      Parameter(
        "lines", \.maximumLines, form: .labeled("lines"), in: .nonNegative,
        summary: "The maximum number of lines; 0 for no maximum."),
      Parameter(
        "min-size", \.minimumFontSize, form: .labeled("min-size"), in: .nonNegative,
        summary:
          "The minimum size to which the font shrinks so that the text fits; 0px for no shrinking."),
      Parameter(
        "break", \.lineBreak, form: .labeled("break"),
        summary:
          "The treatment of a line that is too long: `word-wrap` breaks between words, and a longer word overflows."
      ),
      Parameter(
        "line-height", \.lineHeight, form: .labeled("line-height"), in: .nonNegative,
        summary: "The line height; the font's by default."),
      Parameter(
        "letter-spacing", \.letterSpacing, form: .labeled("letter-spacing"),
        summary: "Additional space between letters."),
      Parameter(
        "word-spacing", \.wordSpacing, form: .labeled("word-spacing"),
        summary: "Additional space between words."),
      Parameter(
        "decoration", \.decoration, form: .labeled("decoration"),
        summary: "The lines that decorate the text, with their style, color and thickness."),
      Parameter(
        "indent", \.indent, form: .labeled("indent"),
        summary:
          "The indentation of the first line; percentages are of the width of the content frame."),
      Parameter(
        "direction", \.direction, form: .labeled("direction"),
        summary: "The direction of a text without an inherent direction."),
      Parameter(
        "case", \.letterCase, form: .labeled("case"),
        summary: "The change of letters to upper or lower case."),
      Parameter(
        "white-space", \.whiteSpace, form: .labeled("white-space"),
        summary: "The white space of the text that is kept, as for `white-space-collapse`."),
    ])
}

/// The alignment of a text in its box.
public struct TextPlacement: Sendable, Hashable {
  /// The horizontal alignment of the lines.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment of the text.
  public var vertical: VerticalAlignment

  /// Creates an alignment, centered by default.
  public init(_ horizontal: HorizontalAlignment = .center, _ vertical: VerticalAlignment = .center)
  {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
