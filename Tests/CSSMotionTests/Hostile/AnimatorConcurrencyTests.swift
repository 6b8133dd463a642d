// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import Testing

/// Tests of copies of an animator that several tasks read while one task samples.
@Suite struct AnimatorConcurrencyTests {
  private static let css = """
    .a { left: 0px; color: rgb(0, 0, 0); animation: k 1s linear infinite alternate;
      transition: color 300ms linear }
    .on { color: rgb(100, 0, 0) }
    @keyframes k { to { left: 100px; letter-spacing: 1em } }
    """

  @Test func `Eight tasks read copies while one task samples`() async {
    let element = StyleElement(
      "row", classes: ["a"], children: (0..<20).map { _ in StyleElement("box", classes: ["a"]) })
    let sheet = CSSStyleSheet(Self.css)
    let (copies, continuation) = AsyncStream.makeStream(of: Animator.self)
    let wrong = await withTaskGroup(of: Int.self) { group in
      group.addTask {
        Self.sample(sheet.styledTree(of: element)) { continuation.yield($0) }
        continuation.finish()
        return 0
      }
      for await animator in copies {
        for task in 0..<8 {
          group.addTask { Self.wrongCount(in: animator, from: task) }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  /// Samples an animator of a tree that changes, and passes a copy of each state to `body`.
  private static func sample(_ tree: StyledTree, _ body: (Animator) -> Void) {
    var tree = tree
    var animator = Animator(tree, at: .zero)
    for frame in 0..<100 {
      let time = Duration.milliseconds(10 * frame)
      if frame.isMultiple(of: 10) {
        let classes = frame.isMultiple(of: 20) ? ["a", "on"] : ["a"]
        tree.update(1 + frame / 10, to: StyleElement("box", classes: classes))
        animator.update(tree, at: time)
      }
      _ = animator.sample(at: time)
      body(animator)
    }
  }

  /// Returns the number of elements whose animated value differs from that of the root.
  private static func wrongCount(in animator: Animator, from first: Int) -> Int {
    let expected = animator.style(at: 0)[.left]
    return (0..<animator.tree.count).count { offset in
      let index = (offset + first * 3) % animator.tree.count
      return animator.style(at: index)[.left] != expected
    }
  }
}
