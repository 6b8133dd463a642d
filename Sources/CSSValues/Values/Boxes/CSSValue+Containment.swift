// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// The computed value of `contain`, with `content` or `strict` for the words that these stand for.
  ///
  /// Defined by [CSS Containment 2, section 2](https://drafts.csswg.org/css-contain-2/#contain-property).
  var computedContainment: CSSValue {
    switch self {
    case .sequence([.keyword(.layout), .keyword(.style), .keyword(.paint)]): .keyword(.content)
    case .sequence([.keyword(.size), .keyword(.layout), .keyword(.style), .keyword(.paint)]):
      .keyword(.strict)
    default: self
    }
  }
}
