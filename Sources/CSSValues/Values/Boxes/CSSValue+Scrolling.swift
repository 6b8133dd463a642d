// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// The box and the length by which overflow may leave it; `padding-box` and `0px` are left out beside the other.
  ///
  /// Defined by [CSS Overflow 4, section 3.2](https://drafts.csswg.org/css-overflow-4/#overflow-clip-margin).
  var shortestClipMargin: CSSValue {
    let (box, length) = clipMargin
    return .clipMargin(box, length)
  }

  /// The box and the length of a value of `overflow-clip-margin`.
  var clipMargin: (box: CSSValue, length: CSSValue) {
    var margin: (box: CSSValue, length: CSSValue) = (.keyword(.paddingBox), .length(.zero))
    for part in parts {
      if case .keyword = part { margin.box = part } else { margin.length = part }
    }
    return margin
  }

  /// The value of `overflow-clip-margin` for a box and a length.
  static func clipMargin(_ box: CSSValue, _ length: CSSValue) -> CSSValue {
    if box == .keyword(.paddingBox) { return length }
    return length == .length(.zero) ? box : .sequence([box, length])
  }
}
