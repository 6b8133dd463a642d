// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import CSSMotion
import CSSValues
import Measurements

/// Measures samples of running transitions, and prints a table.
@main
struct MotionRatios {
  /// The number of elements that transition at one time.
  private static let count = 10_000

  static func main() {
    var table = Table()
    table.heading("Motion")
    for property in MovingProperty.all {
      let motion = Motion(property, count: count)
      table.add(
        Row(
          quantity: "sample of \(count) transitions", input: property.name,
          value: median(motion.sampleMilliseconds(count: 51)), unit: "ms", goal: .maximum(4)))
      table.add(
        Row(
          quantity: "the same, with the value of each element", input: property.name,
          value: median(motion.sampleMilliseconds(count: 51, reading: true)), unit: "ms"))
      table.add(
        Row(
          quantity: "allocations of a sample", input: property.name,
          value: motion.allocationsOfSample(), goal: .maximum(100)))
    }
    table.add(
      Row(
        quantity: "update and sample of an idle animator", input: "\(count) elements",
        value: Motion.updateMicroseconds(count: count, changes: false), unit: "µs"))
    table.add(
      Row(
        quantity: "the same after a change of one element", input: "\(count) elements",
        value: Motion.updateMicroseconds(count: count, changes: true), unit: "µs"))
    table.printSummary()
  }
}

/// A property whose transition is measured.
struct MovingProperty {
  let name: String
  let property: Property
  let start: String
  let end: String

  static let all = [
    MovingProperty(
      name: "background-color", property: .backgroundColor, start: "rgb(10 20 30)",
      end: "rgb(200 100 50)"),
    MovingProperty(name: "color", property: .color, start: "#123", end: "oklch(0.7 0.2 40)"),
    MovingProperty(
      name: "transform", property: .transform, start: "translateX(0px) rotate(0deg)",
      end: "translateX(40px) rotate(90deg)"),
    MovingProperty(name: "opacity", property: .opacity, start: "0", end: "1"),
  ]
}

/// Elements below a root, all of which transition one property.
struct Motion {
  private let property: MovingProperty
  private var animator: Animator

  init(_ property: MovingProperty, count: Int) {
    self.property = property
    let sheet = CSSStyleSheet(
      """
      .item { \(property.name): \(property.start); transition: \(property.name) 10s ease-in-out }
      .item.on { \(property.name): \(property.end) }
      """)
    func root(_ classes: [String]) -> StyleElement {
      var root = StyleElement("window")
      root.children = (0..<count).map { _ in StyleElement("box", classes: classes) }
      return root
    }
    let before = StyledTree(of: root(["item"]), in: sheet)
    animator = Animator(before, at: .zero)
    animator.update(StyledTree(of: root(["item", "on"]), in: sheet), at: .zero)
    _ = animator.sample(at: .zero)
  }

  /// Returns the CPU time of each of some samples.
  func sampleMilliseconds(count: Int, reading: Bool = false) -> [Double] {
    var animator = animator
    _ = animator.sample(at: .milliseconds(1))
    return (1...count).map { number in
      let start = measure_thread_nanoseconds()
      let sample = animator.sample(at: .milliseconds(16 * number))
      if reading { read(sample, animator) }
      return Double(measure_thread_nanoseconds() - start) / 1e6
    }
  }

  private func read(_ sample: AnimatorSample, _ animator: Animator) {
    for change in sample.changes {
      blackHole(animator.value(of: property.property, at: change.index))
    }
  }

  /// Returns the number of heap allocations of one sample.
  func allocationsOfSample() -> Double {
    var animator = animator
    for number in 1...3 { _ = animator.sample(at: .milliseconds(number)) }
    let before = measure_allocation_count()
    blackHole(animator.sample(at: .milliseconds(100)))
    return Double(measure_allocation_count() - before)
  }

  /// Returns the CPU time of an update while nothing moves, with or without a change of one element.
  static func updateMicroseconds(count: Int, changes: Bool) -> Double {
    let sheet = CSSStyleSheet(".on { color: red } .item { transition: opacity 1s }")
    var root = StyleElement("window")
    root.children = (0..<count).map { _ in StyleElement("box", classes: ["item"]) }
    var tree = StyledTree(of: root, in: sheet)
    var animator = Animator(tree, at: .zero)
    var times: [Double] = []
    for number in 0..<50 {
      let classes = number.isMultiple(of: 2) ? ["item", "on"] : ["item"]
      if changes { tree.update(count / 2, to: StyleElement("box", classes: classes)) }
      let start = measure_thread_nanoseconds()
      animator.update(tree, at: .milliseconds(number))
      blackHole(animator.sample(at: .milliseconds(number)))
      times.append(Double(measure_thread_nanoseconds() - start) / 1e3)
    }
    return median(times)
  }
}
