// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

extension Property {
  /// The value in a run of tokens as CSSOM writes it; nil where it is no value of the property.
  ///
  /// ```swift
  /// Property.font.canonicalText(TokenStream("BOLD 12px/1.50 Arial"))   // "bold 12px / 1.5 Arial"
  /// ```
  ///
  /// Defined by [CSSOM, section 6.7.2](https://drafts.csswg.org/cssom-1/#serialize-a-css-value).
  public func canonicalText(_ stream: TokenStream, in range: Range<Int>? = nil) -> String? {
    if let keyword = CSSWideKeyword(stream, in: range) { return keyword.description }
    if self == .font, let font = SystemFont(stream, in: range) { return font.description }
    guard let values = longhandValues(stream, in: range) else { return nil }
    return isShorthand ? collapsed(values.map(\.value)) : values.first?.value.description
  }

  /// The shortest text that gives a shorthand's longhands these values.
  ///
  /// - Parameter values: a value for each of ``longhands``, in their order.
  /// - Returns: nil when the shorthand cannot say them, and for a longhand.
  public func collapsed(_ values: [CSSValue]) -> String? {
    collapsed(values, areComputed: false)
  }

  /// The shortest text for a shorthand whose longhands have these computed values.
  ///
  /// A longhand whose value is computed from its initial one is left out where that can be done.
  ///
  /// - Parameter values: a value for each of ``longhands``, in their order.
  /// - Returns: nil when the shorthand cannot say them, and for a longhand.
  package func collapsed(computed values: [CSSValue]) -> String? {
    collapsed(values, areComputed: true)
  }

  private func collapsed(_ values: [CSSValue], areComputed: Bool) -> String? {
    guard isShorthand else { return nil }
    let longhands = longhands
    guard values.count == longhands.count else { return nil }
    return shorthandText(
      of: ShorthandValues(
        property: self, longhands: longhands, values: values, areComputed: areComputed))
  }
}
