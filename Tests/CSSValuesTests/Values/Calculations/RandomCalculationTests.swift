// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

struct RandomCalculationTests {
  /// A deterministic random number generator.
  private struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static let kinds: NumericKinds = [.number, .length, .angle, .time]
  private static let context = ComputationContext(
    rootFontSize: 10, fontSize: 20, viewport: .init(width: 1000, height: 500))

  private func calculation(_ text: String) -> CSSValue? {
    var cursor = TokenCursor(TokenStream(text))
    let value = CSSValue.parseNumeric(&cursor, Self.kinds)
    return cursor.isAtEnd() ? value : nil
  }

  /// Returns the number of a computed value and the name of its kind.
  private func number(_ value: CSSValue) -> (Double, String)? {
    switch value.computedNumber(in: Self.context) {
    case .number(let number): (number, "")
    case .length(let length): (length.value, "length")
    case .angle(let angle): (angle.value, "angle")
    case .time(let time): (time.value, "time")
    default: nil
    }
  }

  @Test("types and results equal those of a plain implementation", arguments: 1...4)
  func plain(seed: UInt64) {
    var source = Source(state: seed &* 0x9E37_79B9_7F4A_7C15)
    var accepted = 0
    for _ in 0..<3000 {
      let expression = ReferenceExpression.random(
        depth: Int.random(in: 1...4, using: &source), using: &source)
      let text = "calc(\(expression))"
      let value = calculation(text)
      guard let expected = expression.outcome, expected.type.count <= 1,
        expected.type.allSatisfy({ $0.value == 1 })
      else {
        #expect(value == nil, "\(text)")
        continue
      }
      guard let value, let (number, kind) = number(value) else {
        Issue.record("\(text) is \(expected)")
        continue
      }
      #expect(kind == expected.type.keys.first ?? "", "\(text)")
      guard expected.isFinite else { continue }
      accepted += 1
      let difference = abs(number - expected.number)
      #expect(difference <= 1e-9 * max(1, abs(expected.number)), "\(text): \(number), \(expected)")
    }
    #expect(accepted > 300)
  }

  @Test("a serialized calculation round-trips", arguments: 5...6)
  func written(seed: UInt64) {
    var source = Source(state: seed &* 0x9E37_79B9_7F4A_7C15)
    var accepted = 0
    for _ in 0..<3000 {
      let expression = ReferenceExpression.random(
        depth: Int.random(in: 1...5, using: &source), using: &source)
      guard let value = calculation("calc(\(expression))") else { continue }
      accepted += 1
      let text = value.description
      #expect(calculation(text)?.description == text, "\(expression)")
    }
    #expect(accepted > 300)
  }
}
