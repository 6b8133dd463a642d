// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import CSSValues

/// Tests of all shorthands in the table with random values of their longhands.
struct ShorthandRoundTripTests {
  /// All shorthands except `all`, which accepts no values.
  static let shorthands = Property.allCases.filter { $0.isShorthand && $0 != .all }

  @Test(
    "a shorthand's text parses to the same longhands", .tier(.standard),
    arguments: TestTier.part(of: shorthands))
  func roundTrip(shorthand: Property) {
    var values = LonghandValues(shorthand)
    var serialized = 0
    for _ in 0..<300 {
      let chosen = values.next()
      guard let text = shorthand.collapsed(chosen) else { continue }
      serialized += 1
      let read = shorthand.longhandValues(TokenStream(text))
      if read?.map(\.value) != chosen {
        Issue.record("\(shorthand): \(text) of \(chosen) is read as \(read ?? [])")
      }
      if shorthand.canonicalText(of: text) != text {
        Issue.record("\(shorthand): \(text) becomes \(shorthand.canonicalText(of: text) ?? "nil")")
      }
    }
    #expect(serialized >= 20)
  }

  @Test("serializes the initial values of its longhands", arguments: shorthands)
  func initialValues(shorthand: Property) {
    let initial = shorthand.longhands.map(\.initialValue)
    let text = shorthand.collapsed(initial)
    #expect(text != nil)
    #expect(text.flatMap { shorthand.longhandValues(TokenStream($0)) }?.map(\.value) == initial)
  }

  @Test("serializes computed values in a form that parses again", arguments: shorthands)
  func computed(shorthand: Property) {
    let computed = shorthand.longhands.map {
      $0.initialValue.computed(for: $0, in: ComputationContext())
    }
    let text = shorthand.collapsed(computed: computed)
    #expect(text.flatMap { shorthand.longhandValues(TokenStream($0)) } != nil)
  }

  @Test("no part of a shorthand's text is redundant", arguments: ValueFile.valid)
  func shortest(file: ValueFile) {
    for line in file.lines {
      guard let property = line.property, property.isShorthand else { continue }
      // Browsers write longer texts for these shorthands.
      let hasPosition = property == .backgroundPosition || line.output.contains("center")
      if property == .flex || hasPosition || line.output.contains(",") { continue }
      let whole = property.longhandValues(TokenStream(line.output))
      let words = line.output.split(separator: " ")
      for index in words.indices where words.count > 1 {
        var fewer = words
        fewer.remove(at: index)
        let text = fewer.joined(separator: " ")
        if property.longhandValues(TokenStream(text)) == whole {
          Issue.record("\(property): \(line.output) is the same as \(text)")
        }
      }
    }
  }
}

/// Values of a shorthand's longhands, chosen so that the shorthand can often express them.
private struct LonghandValues {
  private let longhands: [Property]
  private let initial: [CSSValue]
  private let pools: [[String]]
  private var state: UInt64

  private static let samples = [
    "0", "1", "2.5", "400", "1px", "20%", "-3em", "0px", "1s", "-2s", "30deg", "1fr", "red",
    "currentcolor", "\"a\"", "\"b c\"", "url(\"a.png\")", "name", "--x", "a b", "span 2", "3 name",
    "left 10%", "right 5px", "top 10%", "1px 2px", "1px 2px 3px 4px", "10% fill", "linear",
    "steps(2)", "[x] 1fr [y]", "1fr 2fr", "repeat(2, 10px)", "minmax(1px, auto)", "first baseline",
    "last baseline", "safe center", "legacy right", "auto 10px", "column dense", "oblique 10deg",
    "underline overline", "open dot", "row dense", "\"b d\" \"c d\"", "infinite", "forwards",
  ]

  init(_ shorthand: Property) {
    longhands = shorthand.longhands
    initial = longhands.map(\.initialValue)
    let words = Keyword.allCases.map(\.name) + Self.samples
    pools = longhands.map { longhand in
      words.filter { word in longhand.value(parsing: word).map { "\($0)" == word } == true }
    }
    state = 7 &+ UInt64(shorthand.rawValue)
  }

  private mutating func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, count)))
  }

  mutating func next() -> [CSSValue] {
    let layers = random(3) == 0 ? 2 : 1
    // Changes of all longhands are rare, and changes of two or three are frequent.
    let isDense = random(4) == 0
    let shared = pools[0].isEmpty ? "" : pools[0][random(pools[0].count)]
    let mirrors = random(3) == 0
    return longhands.indices.map { index in
      let pool = pools[index]
      if mirrors, pool.contains(shared), let value = value(of: shared, layers, at: index) {
        return value
      }
      let isKept = isDense ? random(3) == 0 : random(max(2, longhands.count / 2)) != 0
      if isKept || pool.isEmpty {
        return value(of: "\(initial[index])", layers, at: index) ?? initial[index]
      }
      return value(of: pool[random(pool.count)], layers, at: index) ?? initial[index]
    }
  }

  /// Returns the value of a text, repeated for each layer if the longhand is a list.
  private func value(of text: String, _ layers: Int, at index: Int) -> CSSValue? {
    let longhand = longhands[index]
    guard layers > 1, case .list = longhand.initialValue else {
      return longhand.value(parsing: text)
    }
    let list = Array(repeating: text, count: layers).joined(separator: ", ")
    return longhand.value(parsing: list) ?? longhand.value(parsing: text)
  }
}
