// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSValues
package import LiveryDisplay

extension ComputedStyle {
  /// The positions inside words at which lines of the element may break.
  package var wordBreaking: WordBreaking {
    let wordBreak = declaredValue(of: .wordBreak)
    if wordBreak == .keyword(.breakAll) || declaredValue(of: .lineBreak) == .keyword(.anywhere) {
      return .breakAll
    }
    // "this has the same effect as word-break: normal and overflow-wrap: anywhere, regardless of the
    // actual value of the overflow-wrap property"
    // (https://drafts.csswg.org/css-text-4/#valdef-word-break-break-word)
    if wordBreak == .keyword(.breakWord) { return .anywhere }
    return switch declaredValue(of: .overflowWrap) {
    case .keyword(.breakWord)?: .breakWord
    case .keyword(.anywhere)?: .anywhere
    default: .normal
    }
  }
}
