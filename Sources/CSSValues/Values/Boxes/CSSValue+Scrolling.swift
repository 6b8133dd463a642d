// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// The shortest form of `overflow-clip-margin`, without a default `padding-box` or `0px`.
  ///
  /// Defined by [CSS Overflow 4, section 3.2](https://drafts.csswg.org/css-overflow-4/#overflow-clip-margin).
  var shortestClipMargin: CSSValue {
    let (box, length) = clipMargin
    return .clipMargin(box, length)
  }

  /// The box and the length of an `overflow-clip-margin` value.
  var clipMargin: (box: CSSValue, length: CSSValue) {
    var margin: (box: CSSValue, length: CSSValue) = (.keyword(.paddingBox), .length(.zero))
    for part in parts {
      if case .keyword = part { margin.box = part } else { margin.length = part }
    }
    return margin
  }

  /// Creates an `overflow-clip-margin` value from a box and a length.
  static func clipMargin(_ box: CSSValue, _ length: CSSValue) -> CSSValue {
    if box == .keyword(.paddingBox) { return length }
    return length == .length(.zero) ? box : .sequence([box, length])
  }
}
