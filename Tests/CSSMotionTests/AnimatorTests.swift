// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import Testing

@Suite struct AnimatorTests {
  @Test func `A reversed transition returns in the time that it took`() {
    let sheet = CSSStyleSheet(
      ".a { left: 0px; transition: left 1s linear } .a.on { left: 100px }")
    var tree = sheet.styledTree(of: StyleElement("box", classes: ["a"]))
    var animator = Animator(tree, at: .zero)
    #expect(animator.sample(at: .zero).nextChange == nil)
    tree.update(0, to: StyleElement("box", classes: ["a", "on"]))
    animator.update(tree, at: .zero)
    #expect(animator.sample(at: .milliseconds(400)).nextChange == .milliseconds(400))
    #expect(animator.style(at: 0)[.left].description == "40px")
    tree.update(0, to: StyleElement("box", classes: ["a"]))
    animator.update(tree, at: .milliseconds(400))
    _ = animator.sample(at: .milliseconds(600))
    #expect(animator.style(at: 0)[.left].description == "20px")
    let last = animator.sample(at: .milliseconds(800))
    #expect(animator.style(at: 0)[.left].description == "0px")
    #expect(last.nextChange == nil)
  }
}
