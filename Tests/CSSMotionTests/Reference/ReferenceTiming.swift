// SPDX-License-Identifier: Apache-2.0

/// The timing of an effect, as the steps of Web Animations compute it.
///
/// Defined by [Web Animations 1, section 4.5](https://drafts.csswg.org/web-animations-1/#animation-effects).
struct ReferenceTiming {
  var delay = 0.0
  var duration = 0.0
  var iterationCount = 1.0
  var direction = "normal"
  var fillMode = "none"

  enum Phase { case idle, before, active, after }
}

extension ReferenceTiming {
  /// The active duration.
  var activeDuration: Double {
    duration == 0 || iterationCount == 0 ? 0 : duration * iterationCount
  }

  /// The end time.
  var endTime: Double { max(delay + activeDuration, 0) }

  /// The phase, in which times that differ by less than a nanosecond are equal.
  func phase(_ local: Double?) -> Phase {
    guard let local else { return .idle }
    let beforeActiveBoundary = max(min(delay, endTime), 0)
    if local < beforeActiveBoundary - 1e-6 { return .before }
    let activeAfterBoundary = max(min(delay + activeDuration, endTime), 0)
    return local >= activeAfterBoundary - 1e-6 ? .after : .active
  }

  /// The active time, with a fill mode that may differ from that of the effect.
  func activeTime(_ local: Double, filling fillMode: String? = nil) -> Double? {
    let fillMode = fillMode ?? self.fillMode
    switch phase(local) {
    case .idle: return nil
    case .before:
      return ["backwards", "both"].contains(fillMode) ? max(local - delay, 0) : nil
    case .active: return local - delay
    case .after:
      guard ["forwards", "both"].contains(fillMode) else { return nil }
      return max(min(local - delay, activeDuration), 0)
    }
  }

  /// The overall progress.
  private func overallProgress(_ local: Double) -> Double? {
    guard let activeTime = activeTime(local) else { return nil }
    if duration == 0 { return phase(local) == .before ? 0 : iterationCount }
    return activeTime / duration
  }

  /// The simple iteration progress.
  private func simpleIterationProgress(_ local: Double) -> Double? {
    guard let overall = overallProgress(local) else { return nil }
    let progress = overall.isInfinite ? 0 : overall.truncatingRemainder(dividingBy: 1)
    let isAtEnd =
      progress == 0 && [.active, .after].contains(phase(local))
      && activeTime(local) == activeDuration && iterationCount != 0
    return isAtEnd ? 1 : progress
  }

  /// The current iteration.
  func currentIteration(_ local: Double) -> Double? {
    guard activeTime(local) != nil, let overall = overallProgress(local) else { return nil }
    if phase(local) == .after, iterationCount.isInfinite { return .infinity }
    if simpleIterationProgress(local) == 1 { return overall.rounded(.down) - 1 }
    return overall.rounded(.down)
  }

  /// Whether the current direction is forwards.
  func isForwards(_ local: Double) -> Bool {
    if direction == "normal" { return true }
    if direction == "reverse" { return false }
    var iteration = currentIteration(local) ?? 0
    if direction == "alternate-reverse" { iteration += 1 }
    return iteration.isInfinite || iteration.truncatingRemainder(dividingBy: 2) == 0
  }

  /// The directed progress.
  func directedProgress(_ local: Double) -> Double? {
    guard let progress = simpleIterationProgress(local) else { return nil }
    return isForwards(local) ? progress : 1 - progress
  }

  /// The before flag of easing functions.
  func beforeFlag(_ local: Double) -> Bool {
    isForwards(local) ? phase(local) == .before : phase(local) == .after
  }
}

extension ReferenceTiming {
  /// The interval start of [CSS Transitions 2, section 6.1](https://drafts.csswg.org/css-transitions-2/#event-dispatch).
  var intervalStart: Double { max(min(-delay, activeDuration), 0) }
  /// The interval end of the same section.
  var intervalEnd: Double { max(min(endTime - delay, activeDuration), 0) }

  /// The rows of the tables of [CSS Transitions 2, section 6.1](https://drafts.csswg.org/css-transitions-2/#event-dispatch)
  /// and [CSS Animations 2, section 4.1](https://drafts.csswg.org/css-animations-2/#event-dispatch) that are equal: whether
  /// each event is a start, and its elapsed time.
  func boundaries(from old: Phase, to new: Phase) -> [(isStart: Bool, elapsed: Double)] {
    switch (old, new) {
    case (.idle, .active), (.before, .active): [(true, intervalStart)]
    case (.idle, .after), (.before, .after): [(true, intervalStart), (false, intervalEnd)]
    case (.active, .before): [(false, intervalStart)]
    case (.active, .after): [(false, intervalEnd)]
    case (.after, .active): [(true, intervalEnd)]
    case (.after, .before): [(true, intervalEnd), (false, intervalStart)]
    default: []
    }
  }
}
