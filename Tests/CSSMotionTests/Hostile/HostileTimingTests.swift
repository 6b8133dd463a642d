// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import Testing

/// Tests of times that no theme should have.
@Suite struct HostileTimingTests {
  private static let times = [
    "0s", "1s", "-1s", "1e300s", "-1e300s", "1e-300s", "calc(NaN * 1s)", "calc(infinity * 1s)",
    "calc(-infinity * 1s)",
  ]
  private static let counts = [
    "0", "0.5", "1", "1e300", "infinite", "-1", "calc(-1)", "calc(NaN)", "calc(infinity)",
  ]
  private static let samples: [Duration] = [
    .zero, .seconds(0.5), .seconds(1), .seconds(-5), .seconds(86_400), .seconds(7),
    .seconds(9_000_000_000_000_000_000), .seconds(-9_000_000_000_000_000_000), .seconds(1),
  ]

  /// Returns a tree of a single element, whose class `on` a theme uses.
  private static func tree(_ css: String) -> StyledTree {
    CSSStyleSheet(css).styledTree(of: StyleElement("box", classes: ["a"]))
  }

  /// Records an issue unless the position is a finite number of pixels at every sample.
  private static func expectFiniteValues(_ animator: inout Animator, _ comment: String) {
    for time in samples {
      let sample = animator.sample(at: time)
      let value = animator.style(at: 0)[.left]
      let isFinite =
        if case .length(let length) = value { length.value.isFinite } else { false }
      #expect(isFinite, "\(comment) at \(time): \(value)")
      #expect(sample.events.count < 8, "\(comment) at \(time): \(sample.events)")
    }
  }

  @Test func `Animations of any duration, delay and count have finite values`() {
    for duration in Self.times {
      for delay in Self.times {
        for count in Self.counts {
          let animation = "k linear both \(duration) \(delay)"
          let tree = Self.tree(
            """
            .a { left: 1px; animation: \(animation); animation-iteration-count: \(count);
              animation-direction: alternate-reverse }
            @keyframes k { from { left: 0px } to { left: 100px } }
            """)
          var animator = Animator(tree, at: .zero)
          Self.expectFiniteValues(&animator, "\(animation), \(count)")
        }
      }
    }
  }

  @Test func `Transitions of any duration and delay have finite values and can be reversed`() {
    for duration in Self.times {
      for delay in Self.times {
        let transition = "left linear \(duration) \(delay)"
        var tree = Self.tree(
          ".a { left: 0px; transition: \(transition) } .on { left: 100px }")
        var animator = Animator(tree, at: .zero)
        for classes in [["a", "on"], ["a"], ["a", "on"]] {
          tree.update(0, to: StyleElement("box", classes: classes))
          animator.update(tree, at: .seconds(0.25))
          Self.expectFiniteValues(&animator, transition)
        }
      }
    }
  }

  @Test func `A duration that is not a number is zero`() {
    let css = "@keyframes k { to { left: 100px } } .a { animation: k calc(NaN * 1s) forwards }"
    var animator = Animator(Self.tree(css), at: .zero)
    let sample = animator.sample(at: .zero)
    #expect(sample.events.map(\.kind) == [.animationStart, .animationEnd])
    #expect(sample.nextChange == nil)
    #expect(animator.style(at: 0)[.left].description == "100px")
  }

  @Test func `An endless transition stays at its start and asks for frames`() {
    var tree = Self.tree(".a { left: 0px; transition: left 1e300s } .on { left: 100px }")
    var animator = Animator(tree, at: .zero)
    tree.update(0, to: StyleElement("box", classes: ["a", "on"]))
    animator.update(tree, at: .zero)
    #expect(animator.sample(at: .seconds(3_600)).nextChange == .seconds(3_600))
    #expect(animator.style(at: 0)[.left].description == "0px")
  }

  @Test func `A negative number of iterations is invalid, and a calculated one is zero`() {
    func events(_ count: String) -> [AnimationEvent.Kind] {
      let css =
        "@keyframes k { to { left: 9px } } .a { animation: k 1s; animation-iteration-count: \(count) }"
      var animator = Animator(Self.tree(css), at: .zero)
      return animator.sample(at: .seconds(0.5)).events.map(\.kind)
    }
    #expect(events("-1") == [.animationStart])
    #expect(events("calc(-1)") == [.animationStart, .animationEnd])
  }

  @Test func `A clock that jumps by hours and back shows the values of each time`() {
    let css = "@keyframes k { to { left: 100px } } .a { left: 0px; animation: k 10s linear }"
    var animator = Animator(Self.tree(css), at: .seconds(100))
    let texts = [105.0, 7_300, 102, -9_000, 109, 1_000_000, 101].map { time in
      _ = animator.sample(at: .seconds(time))
      return animator.style(at: 0)[.left].description
    }
    #expect(texts == ["50px", "0px", "20px", "0px", "90px", "0px", "10px"])
  }
}
