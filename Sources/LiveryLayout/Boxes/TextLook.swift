// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// How the text of an element looks and is broken.
struct TextLook: Sendable, Hashable {
  var font = Font.system
  var color = RGBA.black
  var shadows: [DisplayShadow] = []
  var decoration: TextDecoration?
  /// The distance of lines in px; nil for what the fonts say.
  var lineHeight: Double?
  var letterSpacing = 0.0
  var wordSpacing = 0.0
  var letterCase = LetterCase.none
  var whiteSpace = WhiteSpace.collapse
  /// Whether lines are broken where they are too long.
  var wraps = true
  /// The positions inside words at which lines may break.
  var wordBreaking = WordBreaking.normal
  /// Whether words are broken at soft hyphens.
  var hyphenates = true
  /// Whether text runs from the right; nil where nobody says.
  var isRightToLeft: Bool?
}

extension WhiteSpace {
  /// Whether runs of spaces become one.
  var collapsesSpaces: Bool { self == .collapse || self == .preserveBreaks || self == .discard }
  /// Whether line breaks in the text are breaks of lines.
  var preservesBreaks: Bool {
    self == .preserve || self == .preserveBreaks || self == .breakSpaces
  }
}
