// SPDX-License-Identifier: Apache-2.0
package import CSSCascade

/// An element or several over time: their animations begin at 0, and a change of their state happens
/// at 0.
///
/// ```swift
/// let timeline = MotionTimeline(".button", in: sheet, StateChange(to: "highlighted"))
/// timeline?.end                               // 0.2 seconds
/// timeline?.style(at: .milliseconds(100))     // the style halfway
/// ```
///
/// The transitions of a change begin from the style in which the element rests before it. Without a
/// change, those of `@starting-style` begin at 0.
package struct MotionTimeline: Sendable {
  /// The indices of the elements in the tree.
  package let elements: [Int]
  /// The animator at 0, after the change.
  private let animator: Animator

  /// Creates the timeline of the element that a selector describes, or returns `nil` if it
  /// describes none.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - states: The names of additional states that the element has all the time.
  ///   - sheet: The sheet.
  ///   - change: The change of state, or `nil` for none.
  package init?(
    _ selector: String, states: [String] = [], in sheet: CSSStyleSheet, _ change: StateChange?
  ) {
    let before = StyledTree.synthetic(selector, states: states + (change?.from ?? []), in: sheet)
    guard let before else { return nil }
    let after = change.flatMap {
      StyledTree.synthetic(selector, states: states + $0.to, in: sheet)?.tree
    }
    self.init([before.element], from: before.tree, to: after)
  }

  /// Creates the timeline of elements of a tree.
  ///
  /// - Parameters:
  ///   - elements: The indices of the elements, of which parts change with their owners.
  ///   - tree: The tree, whose states the elements keep all the time.
  ///   - change: The change of state, or `nil` for none.
  package init(_ elements: [Int], of tree: StyledTree, _ change: StateChange?) {
    guard let change else {
      self.init(elements, from: tree, to: nil)
      return
    }
    let owners = Set(elements.compactMap { tree.owner(of: $0) }).sorted()
    self.init(
      elements, from: tree.adding(change.from, to: owners), to: tree.adding(change.to, to: owners))
  }

  private init(_ elements: [Int], from tree: StyledTree, to changed: StyledTree?) {
    self.elements = elements
    var animator = Animator(tree, at: .zero)
    if let changed {
      // The change finds the elements at rest.
      animator.removeTransitions()
      animator.update(changed, at: .zero)
    }
    self.animator = animator
  }
}

extension MotionTimeline {
  /// Returns the animator of the tree at a time.
  package func animator(at time: Duration) -> Animator {
    var animator = animator
    _ = animator.sample(at: time)
    return animator
  }

  /// Returns the style of the first element at a time, or `nil` if there is no element.
  package func style(at time: Duration) -> ComputedStyle? {
    elements.first.map { animator(at: time).style(at: $0) }
  }

  /// Returns the style of the first element and all effects at a time, for an explanation, or `nil`
  /// if there is no element.
  package func moment(at time: Duration) -> ExplainedMoment? {
    let animator = animator(at: time)
    let effects = (0..<animator.tree.count).map { ($0, animator.runningEffects(at: $0)) }
    return elements.first.map {
      ExplainedMoment(animator.style(at: $0), Dictionary(uniqueKeysWithValues: effects))
    }
  }
}

extension MotionTimeline {
  /// The time at which the last effect ends, or zero if nothing moves.
  ///
  /// An infinite animation counts with its delay and one iteration, and a paused one not at all.
  /// Effects of ancestors count as far as the elements inherit their values.
  package var end: Duration {
    Duration(clamping: animator.ends(of: elements).map(\.time).max() ?? 0)
  }

  /// Returns the times between which the longest effect of a kind is shown once, or `nil` if there is
  /// none: the first iteration of an animation, or a transition with its delay.
  package func cycle(of kind: ExplainedEffect.Kind) -> ClosedRange<Duration>? {
    let cycles = animator.ends(of: elements).filter { $0.kind == kind }.map(\.cycle)
    let longest = cycles.max { $0.upperBound < $1.upperBound }
    guard let longest, longest.upperBound > longest.lowerBound else { return nil }
    return Duration(clamping: longest.lowerBound)...Duration(clamping: longest.upperBound)
  }

  /// Whether an animation is infinite.
  package var isInfinite: Bool { animator.ends(of: elements).contains(where: \.isInfinite) }

  /// Returns moments from zero to the ``end``, both included, at equal distances.
  ///
  /// - Parameter count: The number of moments, at least 2.
  /// - Returns: The moments.
  package func moments(_ count: Int) -> [Duration] {
    Self.moments(count, in: .zero...max(end, .zero))
  }

  /// Returns moments of a range, both ends included, at equal distances.
  package static func moments(_ count: Int, in range: ClosedRange<Duration>) -> [Duration] {
    let (start, end) = (range.lowerBound.inMilliseconds, range.upperBound.inMilliseconds)
    return (0..<count).map { number in
      Duration(clamping: start + (end - start) * Double(number) / Double(max(count - 1, 1)))
    }
  }
}

extension StyledTree {
  /// Returns the element that a part or pseudo-element belongs to, or an element itself.
  fileprivate func owner(of index: Int) -> Int? {
    var owner: Int? = index
    while let current = owner, element(at: current) == nil { owner = parent(of: current) }
    return owner
  }

  /// Returns the tree in which elements have additional states.
  fileprivate func adding(_ states: [String], to elements: [Int]) -> StyledTree {
    var tree = self
    tree.update(
      elements.compactMap { index in
        guard var element = element(at: index) else { return nil }
        element.states += states.filter { !element.states.contains($0) }
        return (index: index, element: element)
      })
    return tree
  }
}
