// SPDX-License-Identifier: Apache-2.0

/// A change of phase or iteration that the program receives as an event.
struct TimedEvent {
  let kind: AnimationEvent.Kind
  /// The time in the iterations, in milliseconds.
  let elapsed: Double
  /// The local time of the change, in milliseconds.
  let local: Double
}

extension EffectTiming {
  /// The elapsed time at the start of the active interval.
  var intervalStart: Double { max(min(-delay, activeDuration), 0) }

  /// The elapsed time at the end of the active interval.
  var intervalEnd: Double { max(min(end - delay, activeDuration), 0) }

  /// Calls `body` with the events of a transition between two samples.
  ///
  /// Defined by [CSS Transitions 2, section 6.1](https://drafts.csswg.org/css-transitions-2/#event-dispatch).
  func forEachTransitionEvent(
    from old: EffectPhase, to new: EffectPhase, _ body: (TimedEvent) -> Void
  ) {
    if old == new { return }
    if old == .idle { body(.init(kind: .transitionRun, elapsed: intervalStart, local: 0)) }
    forEachBoundary(from: old, to: new, .transitionStart, .transitionEnd, body)
  }

  /// Calls `body` with the events of an animation between two samples.
  ///
  /// Defined by [CSS Animations 2, section 4.1](https://drafts.csswg.org/css-animations-2/#event-dispatch).
  ///
  /// - Parameters:
  ///   - old: The phase and the iteration at the earlier sample.
  ///   - new: The phase and the iteration at the later sample.
  ///   - body: Receives the events in order.
  func forEachAnimationEvent(
    from old: (phase: EffectPhase, iteration: Double),
    to new: (phase: EffectPhase, iteration: Double), _ body: (TimedEvent) -> Void
  ) {
    if old.phase == .active, new.phase == .active, old.iteration != new.iteration {
      let boundary = old.iteration > new.iteration ? new.iteration + 1 : new.iteration
      let elapsed = duration * boundary
      body(.init(kind: .animationIteration, elapsed: elapsed, local: max(delay + elapsed, 0)))
    }
    forEachBoundary(from: old.phase, to: new.phase, .animationStart, .animationEnd, body)
  }

  private func forEachBoundary(
    from old: EffectPhase, to new: EffectPhase, _ start: AnimationEvent.Kind,
    _ end: AnimationEvent.Kind, _ body: (TimedEvent) -> Void
  ) {
    let entry = TimedEvent(kind: start, elapsed: intervalStart, local: activeStart)
    let exit = TimedEvent(kind: end, elapsed: intervalEnd, local: activeEnd)
    let exitBackwards = TimedEvent(kind: end, elapsed: intervalStart, local: activeStart)
    let entryBackwards = TimedEvent(kind: start, elapsed: intervalEnd, local: activeEnd)
    switch (old, new) {
    case (.idle, .active), (.before, .active): body(entry)
    case (.idle, .after), (.before, .after):
      body(entry)
      body(exit)
    case (.active, .after): body(exit)
    case (.active, .before): body(exitBackwards)
    case (.after, .active): body(entryBackwards)
    case (.after, .before):
      body(entryBackwards)
      body(exitBackwards)
    default: break
    }
  }
}
