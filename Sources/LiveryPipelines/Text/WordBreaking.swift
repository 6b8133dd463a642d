// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSValues

/// The positions inside words at which lines may break.
///
/// Defined by [CSS Text 4, section 6](https://drafts.csswg.org/css-text-4/#overflow-wrap-property).
package enum WordBreaking: Sendable, Hashable {
  /// No position: a word that is wider than its line overflows it.
  case normal
  /// Any position of a word that is wider than a line.
  case breakWord
  /// Any position of a word that is wider than a line, also for the min-content width.
  case anywhere
  /// Any position of any word, also for the min-content width.
  case breakAll
}

extension ComputedStyle {
  /// The positions inside words at which lines of the element may break.
  package var wordBreaking: WordBreaking {
    let wordBreak = declaredValue(of: .wordBreak)
    if wordBreak == .keyword(.breakAll) || declaredValue(of: .lineBreak) == .keyword(.anywhere) {
      return .breakAll
    }
    // "this has the same effect as word-break: normal and overflow-wrap: anywhere, regardless of the actual value of the
    // overflow-wrap property" (https://drafts.csswg.org/css-text-4/#valdef-word-break-break-word)
    if wordBreak == .keyword(.breakWord) { return .anywhere }
    return switch declaredValue(of: .overflowWrap) {
    case .keyword(.breakWord)?: .breakWord
    case .keyword(.anywhere)?: .anywhere
    default: .normal
    }
  }
}

extension WordBreaking {
  /// The line break of a text whose lines break.
  var lineBreak: TextLineBreak {
    switch self {
    case .normal: .wordWrap
    case .breakWord, .anywhere: .breakWord
    case .breakAll: .characterWrap
    }
  }
}
