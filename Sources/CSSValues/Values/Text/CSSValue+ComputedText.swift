// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// Returns the computed value of a font or text property, whose numbers are already computed.
  func computedText(for property: Property, in context: ComputationContext) -> CSSValue {
    switch property {
    case .fontStyle: FontStyle(self)?.cssValue ?? self
    case .fontVariationSettings: uniqueSettings(of: FontVariation.self, by: \.tag)
    case .fontFeatureSettings: uniqueSettings(of: FontFeature.self, by: \.tag)
    // The computed value of `normal` spacing is zero.
    case .letterSpacing, .wordSpacing: self == .keyword(.normal) ? .length(.zero) : self
    case .textAlign: computedTextAlign(in: context) { $0.align.keyword }
    case .textAlignLast: computedTextAlign(in: context) { $0.alignLast.keyword }
    default: self
    }
  }
}
