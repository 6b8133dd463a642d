// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import TestSupport
import Testing

/// Tests of deep and wide trees, and of trees that change while they are animated.
@Suite struct HostileTreeTests {
  /// Returns a chain of elements of which only the first one has classes.
  private static func chain(_ depth: Int, _ classes: [String]) -> StyleElement {
    var element = StyleElement("box")
    for _ in 2..<depth { element = StyleElement("box", children: [element]) }
    return StyleElement("box", classes: classes, children: [element])
  }

  /// Returns a root with children of a class.
  private static func row(_ count: Int, _ classes: [String]) -> StyleElement {
    StyleElement(
      "row", children: (0..<count).map { StyleElement("box", id: "b\($0)", classes: classes) })
  }

  private static let css = """
    .a { color: rgb(0, 0, 0); left: 0px; transition: color 1s linear, left 1s linear }
    .on { color: rgb(100, 0, 0); left: 100px }
    .k { animation: k 2s linear } @keyframes k { to { left: 200px } }
    """

  @Test func `A tree of ten thousand levels inherits animated values in linear time`() {
    let sheet = CSSStyleSheet(Self.css)
    expectGrowth(from: 2_500) { depth in
      var tree = sheet.styledTree(of: Self.chain(depth, ["a"]))
      var animator = Animator(tree, at: .zero)
      tree.update(0, to: StyleElement("box", classes: ["a", "on"]))
      animator.update(tree, at: .zero)
      let sample = animator.sample(at: .seconds(0.5))
      #expect(sample.changes.count == depth)
      #expect(animator.style(at: depth - 1)[.color].description == "rgb(50, 0, 0)")
    }
  }

  @Test func `Each of ten thousand levels has a transition of an inherited value`() {
    let css =
      "* { transition: color 1s linear } .a { color: rgb(0, 0, 0) } .on { color: rgb(100, 0, 0) }"
    let sheet = CSSStyleSheet(css)
    expectGrowth(from: 1_000) { depth in
      var tree = sheet.styledTree(of: Self.chain(depth, ["a"]))
      var animator = Animator(tree, at: .zero)
      tree.update(0, to: StyleElement("box", classes: ["a", "on"]))
      animator.update(tree, at: .zero)
      let sample = animator.sample(at: .seconds(0.5))
      #expect(sample.events.count == 2 * depth)
      #expect(animator.style(at: depth - 1)[.color].description == "rgb(50, 0, 0)")
    }
  }

  @Test func `A theme that replaces another one in mid-flight retargets all transitions`() {
    let other = Self.css.replacing("left: 100px", with: "left: 400px")
    expectGrowth(from: 500) { count in
      var tree = CSSStyleSheet(Self.css).styledTree(of: Self.row(count, ["a"]))
      var animator = Animator(tree, at: .zero)
      tree = CSSStyleSheet(Self.css).styledTree(of: Self.row(count, ["a", "on"]))
      animator.update(tree, at: .zero)
      tree.update(in: CSSStyleSheet(other))
      animator.update(tree, at: .seconds(0.5))
      #expect(animator.style(at: count)[.left].description == "50px")
      #expect(animator.style(at: count)[.color].description == "rgb(50, 0, 0)")
      _ = animator.sample(at: .seconds(1))
      #expect(animator.style(at: count)[.left].description == "225px")
      #expect(animator.style(at: count)[.color].description == "rgb(100, 0, 0)")
    }
  }

  @Test func `The starting styles of new elements take linear time`() {
    let css = Self.css + "@starting-style { .a { left: 50px } }"
    let sheet = CSSStyleSheet(css)
    expectGrowth(from: 500) { count in
      var animator = Animator(sheet.styledTree(of: Self.row(1, [])), at: .zero)
      animator.update(sheet.styledTree(of: Self.row(count, ["a"])), at: .zero)
      let sample = animator.sample(at: .seconds(0.5))
      // The first element is not new.
      #expect(sample.events.count == 2 * (count - 1))
      #expect(animator.style(at: 1)[.left].description == "0px")
      #expect(animator.style(at: count)[.left].description == "25px")
    }
  }

  @Test func `Elements that are removed in mid-flight cancel their effects in linear time`() {
    let sheet = CSSStyleSheet(Self.css)
    expectGrowth(from: 500) { count in
      var animator = Animator(sheet.styledTree(of: Self.row(count, ["a"])), at: .zero)
      animator.update(sheet.styledTree(of: Self.row(count, ["a", "on", "k"])), at: .zero)
      _ = animator.sample(at: .seconds(0.25))
      animator.update(sheet.styledTree(of: Self.row(1, ["a", "on", "k"])), at: .seconds(0.5))
      let sample = animator.sample(at: .seconds(0.5))
      #expect(sample.events.count == 3 * (count - 1))
      #expect(sample.events.allSatisfy { $0.index == nil && $0.elapsedTime == .seconds(0.5) })
      animator.update(sheet.styledTree(of: StyleElement("row")), at: .seconds(0.5))
      #expect(animator.sample(at: .seconds(0.5)).nextChange == nil)
      #expect(animator.isIdle)
    }
  }
}
