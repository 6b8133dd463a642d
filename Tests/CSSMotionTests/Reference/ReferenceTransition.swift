// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A running transition.
///
/// Defined by [CSS Transitions 2, section 3](https://drafts.csswg.org/css-transitions-2/#starting).
struct ReferenceTransition {
  let property: ReferenceProperty
  let startValue: CSSValue
  let endValue: CSSValue
  let reversingAdjustedStartValue: CSSValue
  let reversingShorteningFactor: Double
  /// The time of the style change event.
  let time: Double
  let timing: ReferenceTiming
  let easing: ReferenceEasing
  let generation: Int
  /// Whether a keyword of a size is interpolated.
  let usesSizes: Bool
  /// The keyword whose size is a part of the values, or `nil` for none.
  let sizeKeyword: CSSValue?
  /// The phase at the last sample.
  var phase = ReferenceTiming.Phase.idle
}

extension ReferenceTransition {
  /// Returns the output of the easing function at a time, or `nil` after the end.
  func output(at time: Double) -> Double? {
    let local = time - self.time
    return timing.directedProgress(local).map {
      easing.output($0, before: timing.beforeFlag(local))
    }
  }

  /// Returns the current value at a time.
  func currentValue(at time: Double) -> CSSValue {
    guard let output = output(at: time) else { return endValue }
    return property.interpolated(
      from: startValue, to: endValue, at: output, withSizes: usesSizes)
  }
}

/// The steps for one property of an element at a style change event.
struct ReferenceTransitionSteps {
  let property: ReferenceProperty
  let before: CSSValue
  let after: CSSValue
  /// The entries of `transition`.
  let list: [ReferenceTheme.Transition]
  /// Whether an animation in effect changes the property.
  let isAnimated: Bool
  /// Whether sizes animate between lengths and keywords.
  let allowsKeywords: Bool
  let time: Double
  let generation: Int
}

extension ReferenceTransitionSteps {
  /// The matching transition-property value: the last entry that matches.
  private var matching: ReferenceTheme.Transition? {
    list.last { property.isMatched(by: $0.name) }
  }

  /// Performs the steps, and returns the canceled transition, or `nil` if none was.
  func perform(
    _ running: inout ReferenceTransition?, _ completed: inout CSSValue?
  ) -> ReferenceTransition? {
    let (hasRunning, old) = (running != nil, running)
    guard let matching else {
      // 3. Without a matching value, the transition is canceled or the completed one removed.
      running = nil
      completed = nil
      return old
    }
    // Browsers omit the other steps, so that a transition does not end at an animated value.
    if isAnimated { return nil }
    let combined = max(matching.duration, 0) + matching.delay
    // 1. The conditions for a start.
    if !hasRunning, before != after, isTransitionable(before, after, matching),
      completed.map({ $0 != after }) ?? true, combined > 0
    {
      completed = nil
      running = transition(from: before, matching, adjustedStart: before, factor: 1, nil)
      return nil
    }
    // 2. A completed transition with another end value is removed.
    if let value = completed, value != after { completed = nil }
    // 4. A running transition with another end value.
    guard let old, old.endValue != after else { return nil }
    let current = old.currentValue(at: time)
    // 4.1. and 4.2.
    if current == after || combined <= 0
      || !isTransitionable(current, after, matching, replacing: old)
    {
      running = nil
      return old
    }
    // 4.3.
    if old.reversingAdjustedStartValue == after {
      let output = old.output(at: time) ?? 1
      let factor = abs(
        output * old.reversingShorteningFactor + (1 - old.reversingShorteningFactor))
      running = transition(
        from: current, matching, adjustedStart: old.endValue, factor: min(max(factor, 0), 1), old)
      return old
    }
    // 4.4.
    running = transition(from: current, matching, adjustedStart: current, factor: 1, old)
    return old
  }

  private func isTransitionable(
    _ start: CSSValue, _ end: CSSValue, _ matching: ReferenceTheme.Transition,
    replacing old: ReferenceTransition? = nil
  ) -> Bool {
    matching.allowsDiscrete
      || property.isInterpolable(from: start, to: end, withSizes: usesSizes(replacing: old))
  }

  /// Whether keywords are interpolated: a `calc-size()` of one keyword is not interpolated with that
  /// of another one.
  private func usesSizes(replacing old: ReferenceTransition?) -> Bool {
    guard let keyword = old?.sizeKeyword, property.isSizeKeyword(after) else {
      return allowsKeywords
    }
    return allowsKeywords && keyword == after
  }

  private func transition(
    from start: CSSValue, _ matching: ReferenceTheme.Transition, adjustedStart: CSSValue,
    factor: Double, _ old: ReferenceTransition?
  ) -> ReferenceTransition {
    let usesSizes =
      usesSizes(replacing: old)
      && property.isSizeKeyword(start) != property.isSizeKeyword(after)
    let keyword = [start, after].first { property.isSizeKeyword($0) }
    return ReferenceTransition(
      property: property, startValue: start, endValue: after,
      reversingAdjustedStartValue: adjustedStart, reversingShorteningFactor: factor, time: time,
      timing: ReferenceTiming(
        delay: matching.delay >= 0 ? matching.delay : matching.delay * factor,
        duration: max(matching.duration, 0) * factor, fillMode: "backwards"),
      easing: matching.easing, generation: generation, usesSizes: usesSizes,
      sizeKeyword: usesSizes ? keyword : old?.sizeKeyword)
  }
}
