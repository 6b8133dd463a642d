// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of random texts made of the components of values.
struct RandomValueTests {
  private static let pieces = [
    "red", "none", "auto", "normal", "bold", "italic", "oblique", "inherit", "medium", "left", "a",
    "0", "-1", "1.5", "1e999", "50%", "-3%", "12px", "-2em", "1e9vw", "3deg", "9turn", "1zz", ",",
    "/", "(", ")", "rgb(", "hsl(", "rgba(1,2,3,.5)", "#fff", "#12", "url(x)", "url(", "'s'", "\"",
    "\\", "\\72 ed", "!", "{", "}", ";", "/*", "*/", "é", "\0", "--x", "currentcolor", "calc(",
  ]

  /// A random number generator with a seed, which is deterministic.
  private struct Source: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  @Test(
    "a value is rejected with a reason or round-trips", arguments: 1...8)
  func anything(seed: UInt64) {
    var source = Source(state: seed)
    var accepted = 0
    for _ in 0..<400 {
      let words = (0..<Int.random(in: 0...6, using: &source)).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &source)]
      }
      let text = words.joined(separator: Bool.random(using: &source) ? " " : "")
      let stream = TokenStream(text)
      for property in [
        Property.color, .width, .fontFamily, .textShadow, .font, .margin, .fontStyle,
      ] {
        let canonical = property.canonicalText(stream)
        let diagnostic = property.diagnostic(for: stream)
        if (canonical == nil) != (diagnostic != nil) { Issue.record("\(property): \(text)") }
        if let end = diagnostic?.range.upperBound, end > stream.byteCount {
          Issue.record("\(property): \(text)")
        }
        guard let canonical else { continue }
        accepted += 1
        if property.canonicalText(of: canonical) != canonical {
          Issue.record("\(property): \(text)")
        }
      }
    }
    #expect(accepted > 50)
  }

  @Test("a computed value is finite and parses again", arguments: 1...2)
  func computed(seed: UInt64) {
    var source = Source(state: seed)
    let context = ComputationContext(viewport: .init(width: 1e30, height: 1))
    for _ in 0..<200 {
      let text = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &source)]
      for property in Property.allCases {
        guard let value = property.value(parsing: text) else { continue }
        let computed = value.computed(for: property, in: context)
        let written = computed.description
        if property.canonicalText(of: written) != written { Issue.record("\(property): \(text)") }
      }
    }
  }
}
