// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// The style of the text of an element, and its line breaking rules.
struct TextStyle: Sendable, Hashable {
  var font = CSSFont.system
  var color = RGBA.black
  var shadows: [DisplayShadow] = []
  var decoration: TextDecoration?
  /// The line height in px; `nil` for that of the font.
  var lineHeight: Double?
  var letterSpacing = 0.0
  var wordSpacing = 0.0
  var letterCase = LetterCase.none
  var breaking = TextBreaking()
  /// Whether text runs from right to left; `nil` if the style does not set a direction.
  var isRightToLeft: Bool?
}

/// The white space of a text, and the positions at which its lines may break.
///
/// Defined by [CSS Text 4, sections 4 and 6](https://drafts.csswg.org/css-text-4/#white-space-processing).
struct TextBreaking: Sendable, Hashable {
  var whiteSpace = WhiteSpace.collapse
  /// Whether long lines wrap.
  var wraps = true
  /// The positions inside words at which lines may break.
  var wordBreaking = WordBreaking.normal
  /// Whether words break at soft hyphens.
  var hyphenates = true
}

extension WhiteSpace {
  /// Whether runs of spaces become one.
  var collapsesSpaces: Bool { self == .collapse || self == .preserveBreaks || self == .discard }
  /// Whether line breaks in the text are breaks of lines.
  var preservesBreaks: Bool {
    self == .preserve || self == .preserveBreaks || self == .breakSpaces
  }
}
