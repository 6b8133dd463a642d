// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ValueGenerator {
  /// Returns a token of a type that consists of tokens, or `nil` for any other type.
  mutating func terminal(_ name: String, _ bounds: ValueSyntax.Bounds?) -> String? {
    if let units = Self.units[name] {
      let unit = units[Int.random(in: 0..<units.count, using: &source)]
      return number(bounds, isInteger: name == "integer") + unit
    }
    guard let texts = Self.texts[name] else { return nil }
    return texts[Int.random(in: 0..<texts.count, using: &source)]
  }

  private static let units: [String: [String]] = [
    "number": [""], "integer": [""], "percentage": ["%"], "length": ["px", "em", "rem", "PX"],
    "length-percentage": ["px", "em", "%"], "angle": ["deg", "turn"],
    "angle-percentage": ["deg", "%"], "time": ["s"], "time-percentage": ["s", "%"],
    "frequency": ["Hz"], "resolution": ["dppx", "x"], "flex": ["fr"],
  ]

  private static let texts: [String: [String]] = [
    "string": ["'s'", "\"t u\""], "url": ["url(a.png)", "url('b')"], "ident": ["w", "inherit"],
    "custom-ident": ["v", "w2"], "dashed-ident": ["--x"], "custom-property-name": ["--y"],
    "color": ["red", "#fff", "rgb(1 2 3)", "currentcolor", "rgba(0,0,0,.5)"],
    "hex-color": ["#123"], "named-color": ["blue"], "zero": ["0"], "any-value": ["x"],
    "declaration-value": ["x"],
  ]

  /// Returns a number within bounds.
  ///
  /// In turns it is a small one.
  private mutating func number(_ bounds: ValueSyntax.Bounds?, isInteger: Bool) -> String {
    let lower = max(bounds?.lower ?? -1, -1)
    let upper = min(bounds?.upper ?? 9, lower.isFinite ? max(lower, 0) + 9 : 9)
    if isInteger || Bool.random(using: &source) {
      let minimum = Int(lower.rounded(.up))
      return String(Int.random(in: minimum...max(minimum, Int(upper)), using: &source))
    }
    let step = Int.random(in: 0...4, using: &source)
    let value = lower + (upper - lower) * Double(step) / 4
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}
