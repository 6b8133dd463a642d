// SPDX-License-Identifier: Apache-2.0

/// A value of `grid-auto-flow`.
///
/// Defined by [CSS Grid 2, section 7.7](https://drafts.csswg.org/css-grid-2/#grid-auto-flow-property).
struct GridAutoFlow {
  /// Whether the algorithm adds columns instead of rows.
  var isColumn = false
  /// Whether the algorithm fills holes.
  var isDense = false

  /// The shortest form of the value, which omits `row` next to `dense`.
  var cssValue: CSSValue {
    let keywords: [CSSValue] =
      (isColumn ? [.keyword(.column)] : isDense ? [] : [.keyword(.row)])
      + (isDense ? [.keyword(.dense)] : [])
    return .sequence(of: keywords)
  }
}

extension GridAutoFlow {
  /// Creates the value from a CSS value, or returns `nil` for a value of another type.
  init?(_ value: CSSValue) {
    let keywords: [CSSValue]
    if case .sequence(let values) = value { keywords = values } else { keywords = [value] }
    for keyword in keywords {
      switch keyword {
      case .keyword(.row): break
      case .keyword(.column): isColumn = true
      case .keyword(.dense): isDense = true
      default: return nil
      }
    }
  }
}
