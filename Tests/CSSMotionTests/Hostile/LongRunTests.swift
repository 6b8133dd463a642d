// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import TestSupport
import Testing

@testable import CSSMotion

/// Tests of the memory of an animator that runs for long.
@Suite struct LongRunTests {
  private static let css = """
    .a { color: rgb(0, 0, 0); left: 0px; --x: 0px; --y: one;
      transition: all 700ms ease-in-out allow-discrete }
    .on { color: rgb(100, 0, 0); left: 100px; --x: 30px; --y: two }
    .k { animation: k 900ms alternate infinite } @keyframes k { to { letter-spacing: 2em; width: 9px } }
    @property --x { syntax: '<length>'; inherits: true; initial-value: 0px }
    """

  /// A tree whose elements change, with its animator.
  private struct Program {
    var tree = CSSStyleSheet(LongRunTests.css).styledTree(
      of: StyleElement(
        "window",
        children: (0..<2).map { _ in
          StyleElement("row", classes: ["a", "k"], children: [StyleElement("box")])
        }))
    var animator: Animator

    init() { animator = Animator(tree, at: .zero) }

    /// Reverses or restarts the transitions of an element.
    mutating func toggle(_ number: Int, at time: Duration) {
      let classes =
        number.isMultiple(of: 2) ? ["a", "k", "on"] : number % 5 == 1 ? ["a"] : ["a", "k"]
      tree.update(1 + 2 * (number / 2 % 2), to: StyleElement("row", classes: classes))
      animator.update(tree, at: time)
    }
  }

  @Test(.tier(.standard)) func `An hour at sixty samples a second leaves the tables small`() {
    var program = Program()
    weak let first = program.animator.rendered.styler
    var largeCount = 0
    for frame in 0..<(TestTier.campaign.isIncluded ? 3_600 * 60 : 10_000) {
      let time = Duration.seconds(frame) / 60
      if frame.isMultiple(of: 20) { program.toggle(frame / 20, at: time) }
      _ = program.animator.sample(at: time)
      _ = program.animator.style(at: program.tree.count - 1).color
      // The next sample replaces large tables.
      let isLarge = program.animator.rendered.styler.isLarge(for: program.tree)
      largeCount = isLarge ? largeCount + 1 : 0
      #expect(largeCount < 2, "frame \(frame)")
    }
    #expect(first == nil)
    let elements = program.animator.elements
    #expect(elements.count <= program.tree.count)
    #expect(elements.allSatisfy { $0.transitions.count + $0.completed.count < 20 })
    #expect(program.animator.changes.shown.count <= program.tree.count)
  }

  @Test func `An animator that ends releases its tables`() {
    weak var styler: AnimatedStyler?
    do {
      var program = Program()
      program.toggle(0, at: .seconds(1))
      _ = program.animator.sample(at: .seconds(2))
      styler = program.animator.rendered.styler
      #expect(styler != nil)
    }
    #expect(styler == nil)
  }
}
