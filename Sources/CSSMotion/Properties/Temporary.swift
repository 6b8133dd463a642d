import CSSValues
extension Property {
  func composed(_ value: CSSValue, onto underlying: CSSValue, _ composition: AnimationComposition) -> CSSValue { value }
  func isInterpolable(from: CSSValue, to: CSSValue) -> Bool {
    let middle = interpolated(from: from, to: to, at: 0.25)
    return from == to || (middle != from && middle != to)
  }
}
extension RegisteredSyntax {
  func interpolated(from: CSSValue, to: CSSValue, at p: Double) -> CSSValue? { Property.left.interpolated(from: from, to: to, at: p) }
  func isInterpolable(from: CSSValue, to: CSSValue) -> Bool { Property.left.isInterpolable(from: from, to: to) }
  func composed(_ value: CSSValue, onto underlying: CSSValue, _ composition: AnimationComposition) -> CSSValue { value }
}
extension Property {
  var isAnimatable: Bool { !Property.animation.longhands.contains(self) && !Property.transition.longhands.contains(self) }
}
