// SPDX-License-Identifier: Apache-2.0

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

extension WordBreaking {
  /// The line break of a text that wraps.
  package var lineBreak: TextLineBreak {
    switch self {
    case .normal: .wordWrap
    case .breakWord, .anywhere: .breakWord
    case .breakAll: .characterWrap
    }
  }
}
