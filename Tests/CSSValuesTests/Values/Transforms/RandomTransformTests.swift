// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of random transform lists.
struct RandomTransformTests {
  private static let numbers = ["0", "1", "-1", "0.5", "2", "-3", "1e-7", "1e9", "1e38", "100"]
  private static let angles = ["0deg", "90deg", "180deg", "-45deg", "1turn", "400grad", "1e30deg"]
  private static let lengths = ["0px", "10px", "-4px", "50%", "calc(10% + 1px)", "1e20px"]

  /// A random number generator with a seed, which is deterministic.
  private struct Source: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  private static func function(_ source: inout Source) -> String {
    let name = TransformFunction.Name.allCases.randomElement(using: &source) ?? .rotate
    let count = Int.random(in: name.argumentCounts, using: &source)
    let arguments = (0..<count).map { index in
      let choices: [String] =
        switch name.parameter(at: index) {
        case .number, .factor: numbers
        case .angle: angles
        case .lengthPercentage: lengths
        case .length: lengths.filter { !$0.contains("%") }
        case .distance: ["none", "0px", "1px", "300px", "1e30px"]
        }
      return choices.randomElement(using: &source) ?? ""
    }
    return "\(name.rawValue)(\(arguments.joined(separator: ", ")))"
  }

  private static func list(_ source: inout Source) -> String {
    let count = Int.random(in: 0...3, using: &source)
    return count == 0
      ? "none" : (0..<count).map { _ in function(&source) }.joined(separator: " ")
  }

  @Test("interpolates two lists to a list that round-trips", arguments: 1...6)
  func between(seed: UInt64) throws {
    var source = Source(state: seed)
    let box = ReferenceBox(width: 200, height: 100)
    for _ in 0..<150 {
      let texts = [Self.list(&source), Self.list(&source)]
      let values = try texts.map { text in
        try #require(Property.transform.value(parsing: text), "\(text)")
          .computed(for: .transform, in: .fixture)
      }
      for progress in [-0.25, 0.5, 0.999, 1.5] {
        let between = Property.transform.interpolated(
          from: values[0], to: values[1], at: progress, box: box)
        let text = between.description
        if Property.transform.canonicalText(TokenStream(text)) != text {
          Issue.record("\(texts) at \(progress) gives \(text)")
        }
      }
    }
  }

  @Test("decomposes and recomposes a rotation", arguments: 1...4)
  func quaternions(seed: UInt64) {
    var source = Source(state: seed)
    for _ in 0..<100 {
      func random() -> Double { Double.random(in: -1...1, using: &source) }
      let rotation = Rotation(
        axis: SIMD3(random(), random(), random()), degrees: random() * 720)
      let again = Quaternion(rotation).rotation
      #expect(TransformMatrixTests.isClose(rotation.matrix, again.matrix))
      #expect(TransformMatrixTests.isClose(rotation.matrix, Quaternion(rotation).matrix))
    }
  }
}
