// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSSyntax
import CSSValues
import TestSupport
import Testing

/// Tests of themes and trees of unreasonable size.
@Suite struct HostileMotionTests {
  private static let box = StyleElement("box", classes: ["a"])

  /// Returns the animator of a single element, sampled at one second, and its tree.
  private static func animator(_ css: String) -> (animator: Animator, sample: AnimatorSample) {
    var animator = Animator(CSSStyleSheet(css).styledTree(of: box), at: .zero)
    let sample = animator.sample(at: .seconds(1))
    return (animator, sample)
  }

  /// Returns a list of numbered texts.
  private static func list(_ count: Int, _ separator: String, _ item: (Int) -> String) -> String {
    LongList.items(count, separator, item)
  }

  private static func keyframes(_ count: Int) -> String {
    let blocks = list(count, " ") {
      "\(Double($0) * 100 / Double(count))% { left: \($0)px; "
        + "animation-timing-function: cubic-bezier(0, \($0 % 977), 1, 1) }"
    }
    return ".a { animation: k 2s linear } @keyframes k { \(blocks) }"
  }

  @Test(arguments: TestTier.full.isIncluded ? [10_001, 100_000] : [10_001])
  func `A hundred thousand keyframes are too many, with a diagnostic`(_ count: Int) {
    let (animator, sample) = Self.animator(Self.keyframes(count))
    #expect(sample.diagnostics.map(\.kind.id) == ["too-many-keyframes"])
    #expect(sample.nextChange == nil)
    #expect(animator.style(at: 0)[.left] == .keyword(.auto))
  }

  @Test func `Many keyframes take linear time`() {
    expectGrowth(from: 200) { count in
      let (animator, sample) = Self.animator(Self.keyframes(count))
      #expect(sample.nextChange != nil && sample.diagnostics.isEmpty)
      #expect(animator.style(at: 0)[.left] != .keyword(.auto))
    }
  }

  @Test func `Many keyframes at one offset take linear time`() {
    expectGrowth(from: 200) { count in
      let blocks = Self.list(count, " ") {
        "50% { left: \($0)px; animation-timing-function: cubic-bezier(0, \($0), 1, 1) }"
      }
      let (_, sample) = Self.animator(".a { animation: k 2s } @keyframes k { \(blocks) }")
      #expect(sample.nextChange != nil)
    }
  }

  @Test func `A cycle of variables in a keyframe makes the value unset`() {
    let css = """
      .a { --a: var(--b); --b: var(--a); left: 5px; letter-spacing: 5px; animation: k 2s linear }
      @keyframes k { from, to { --c: var(--d); --d: var(--c); left: var(--a); letter-spacing: var(--c) } }
      """
    let (animator, _) = Self.animator(css)
    #expect(animator.style(at: 0)[.left] == .keyword(.auto))
    #expect(animator.style(at: 0)[.letterSpacing].description != "5px")
    #expect(animator.style(at: 0).value(named: "--c") == nil)
  }

  @Test func `A list of ten thousand animations runs up to the limit in linear time`() {
    expectGrowth(from: 1_250) { count in
      func css(_ first: Int) -> String {
        ".a { animation: \(Self.list(count, ", ") { "k\($0 % 100 + first) 2s" }) } "
          + Self.list(200, " ") { "@keyframes k\($0) {}" }
      }
      var (animator, sample) = Self.animator(css(0))
      #expect(sample.diagnostics.map(\.kind.id) == ["too-many-animated-properties"])
      #expect(sample.events.count == 1_000)
      animator.update(CSSStyleSheet(css(100)).styledTree(of: Self.box), at: .seconds(1))
      sample = animator.sample(at: .seconds(1))
      #expect(sample.events.count == 2_000)
    }
  }

  @Test func `A list of animations with keyframes runs up to a limit of the program`() {
    var options = MotionOptions()
    options.maximumPropertyCount = 10
    let css =
      ".a { animation: \(Self.list(10_000, ", ") { _ in "k 2s linear" }) } @keyframes k { to { left: 9px; top: 9px } }"
    var animator = Animator(CSSStyleSheet(css).styledTree(of: Self.box), at: .zero, options)
    let sample = animator.sample(at: .seconds(1))
    #expect(sample.diagnostics.map(\.kind.id) == ["too-many-animated-properties"])
    #expect(sample.events.count == 5)
    #expect(animator.style(at: 0)[.left].description == "9px")
  }

  @Test func `A list of ten thousand transitions runs up to the limit in linear time`() {
    expectGrowth(from: 2_500) { count in
      let names = Self.list(count, ", ") { "--x\($0) 1s allow-discrete" }
      func css(_ value: String) -> String {
        ".a { transition: \(names); \(Self.list(count, "; ") { "--x\($0): \(value)" }) }"
      }
      var (animator, _) = Self.animator(css("one"))
      for value in ["two", "three"] {
        animator.update(CSSStyleSheet(css(value)).styledTree(of: Self.box), at: .seconds(1))
        let sample = animator.sample(at: .seconds(2))
        #expect(sample.diagnostics.map(\.kind.id) == ["too-many-animated-properties"])
        #expect(sample.events.count == 3_000)
      }
    }
  }
}
