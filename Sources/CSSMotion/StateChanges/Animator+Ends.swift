// SPDX-License-Identifier: Apache-2.0
import CSSCascade

extension Animator {
  /// The end of an effect.
  struct EffectEnd {
    let kind: ExplainedEffect.Kind
    /// The time in milliseconds; of an infinite animation, that at the end of an iteration.
    let time: Double
    /// The part of the time that shows the effect once, in milliseconds: the first iteration of an
    /// animation, or a transition with its delay.
    let cycle: ClosedRange<Double>
    /// Whether the effect is an infinite animation.
    let isInfinite: Bool
  }

  /// Returns the ends of the effects that change some elements, apart from paused animations.
  func ends(of indices: [Int]) -> [EffectEnd] {
    var ends: [EffectEnd] = []
    var visited: Set<Int> = []
    for index in indices {
      var next = tree.parent(of: index)
      if let element = element(at: index) { ends += element.ends(inheritedOnly: false) }
      while let current = next, visited.insert(current).inserted {
        if let element = element(at: current) { ends += element.ends(inheritedOnly: true) }
        next = tree.parent(of: current)
      }
    }
    return ends
  }

  /// Removes all transitions, after which the elements rest.
  mutating func removeTransitions() {
    for position in elements.indices { elements[position].transitions = [] }
    rendered.invalidateStyles()
  }
}

extension AnimatedElement {
  /// Returns the ends of the effects, or of those that change inherited properties.
  fileprivate func ends(inheritedOnly: Bool) -> [Animator.EffectEnd] {
    let transitions = transitions.filter { !inheritedOnly || $0.space.isInherited }
    let animations = animations.filter { animation in
      !animation.isPaused
        && (!inheritedOnly || animation.tracks.contains { $0.space.isInherited })
    }
    return transitions.map {
      let end = $0.startTime + $0.timing.end
      return Animator.EffectEnd(
        kind: .transition, time: end, cycle: Self.cycle($0.startTime, end), isInfinite: false)
    } + animations.compactMap(\.effectEnd)
  }

  /// Returns a range of times, which is empty if a time overflows.
  fileprivate static func cycle(_ start: Double, _ end: Double) -> ClosedRange<Double> {
    start <= end ? start...end : 0...0
  }
}

extension RunningAnimation {
  /// The end of the animation, or `nil` if it is paused or has no keyframe.
  fileprivate var effectEnd: Animator.EffectEnd? {
    if tracks.isEmpty { return nil }
    let isInfinite = timing.iterationCount.isInfinite && timing.duration > 0
    let iteration = timing.activeStart + timing.duration
    let end = isInfinite ? iteration : timing.end
    guard let time = self.time(atLocal: end), let start = self.time(atLocal: timing.activeStart),
      let last = self.time(atLocal: min(iteration, end))
    else { return nil }
    return Animator.EffectEnd(
      kind: .animation, time: time, cycle: AnimatedElement.cycle(start, last),
      isInfinite: isInfinite)
  }
}
