// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// What a value of a property of texts comes to once its numbers are computed.
  func computedText(for property: Property, in context: ComputationContext) -> CSSValue {
    switch property {
    case .fontStyle: FontStyle(self)?.cssValue ?? self
    case .fontVariationSettings: uniqueSettings(of: FontVariation.self, by: \.tag)
    case .fontFeatureSettings: uniqueSettings(of: FontFeature.self, by: \.tag)
    // Normal spacing is none on top of what the font says.
    case .letterSpacing, .wordSpacing: self == .keyword(.normal) ? .length(.zero) : self
    case .textAlign: computedTextAlign(in: context) { $0.align.keyword }
    case .textAlignLast: computedTextAlign(in: context) { $0.alignLast.keyword }
    default: self
    }
  }
}
