// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

extension Property {
  /// Returns the CSSOM serialization of a value, or `nil` if it is not a value of the property.
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

  /// Returns the shortest text of a shorthand that sets its longhands to the values.
  ///
  /// - Parameter values: A value for each of ``longhands``, in their order.
  /// - Returns: The text, or `nil` if the shorthand cannot express the values, or for a longhand.
  public func collapsed(_ values: [CSSValue]) -> String? {
    collapsed(values, areComputed: false)
  }

  /// Returns the shortest text of a shorthand whose longhands have the computed values.
  ///
  /// A longhand that has its computed initial value is omitted if possible.
  ///
  /// - Parameter values: A value for each of ``longhands``, in their order.
  /// - Returns: The text, or `nil` if the shorthand cannot express the values, or for a longhand.
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
