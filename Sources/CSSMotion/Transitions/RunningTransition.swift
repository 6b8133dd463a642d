// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A transition of one property of an element.
///
/// Defined by [CSS Transitions 1, section 3](https://drafts.csswg.org/css-transitions-1/#starting).
struct RunningTransition: Sendable {
  /// The values of the property.
  private(set) var space: ValueSpace
  /// The value after the style change that started the transition.
  let end: CSSValue
  /// The values at the start and at the end, in the form that is interpolated.
  private let endpoints: (start: CSSValue, end: CSSValue)
  /// The value that a reversed transition returns to.
  let reversingAdjustedStart: CSSValue
  /// The part of the duration that a reversed transition takes.
  let reversingShorteningFactor: Double
  /// The time of the style change that started the transition.
  let startTime: Double
  let timing: EffectTiming
  let easing: EasingFunction
  /// The number of the style change that started the transition.
  let generation: Int
  /// The keyword whose size is a part of the values between the ends, or `nil` if none is.
  let sizeKeyword: Keyword?

  /// The phase at the last sample.
  private(set) var phase = EffectPhase.idle
  /// The progress at the last sample after the timing function is applied, or `nil` if the
  /// transition does not apply.
  private(set) var progress: Double?
}

extension RunningTransition {
  /// Creates a transition that a style change starts.
  ///
  /// - Parameters:
  ///   - space: The values of the property.
  ///   - start: The value before the change.
  ///   - end: The value after the change.
  ///   - entry: The matching entry of the transition properties.
  ///   - replaced: The transition whose value is the start, or `nil` for none.
  ///   - isReversal: Whether the transition reverses the replaced one.
  ///   - moment: The time and the number of the change.
  init(
    _ space: ValueSpace, from start: CSSValue, to end: CSSValue, _ entry: TransitionEntry,
    replacing replaced: RunningTransition? = nil, isReversal: Bool = false,
    at moment: StyleChangeMoment
  ) {
    let reversed = isReversal ? replaced : nil
    let factor = reversed?.factorOfReversal ?? 1
    self.space = space
    self.end = end
    // A color is converted once, and a list padded once.
    endpoints = (
      start: space.interpolated(from: start, to: end, at: 0),
      end: space.interpolated(from: start, to: end, at: 1)
    )
    reversingAdjustedStart = reversed?.end ?? start
    reversingShorteningFactor = factor
    startTime = moment.time
    timing = EffectTiming(
      delay: entry.delay < 0 ? entry.delay * factor : entry.delay,
      duration: entry.duration * factor, fillMode: .backwards)
    easing = entry.easing
    generation = moment.generation
    sizeKeyword =
      space.sizes.isEmpty ? replaced?.sizeKeyword : start.sizeKeyword ?? end.sizeKeyword
  }

  /// The values at the start and at the end.
  var ends: [CSSValue] { [endpoints.start, endpoints.end] }

  /// The value at the last sample.
  var current: CSSValue {
    progress.map { space.interpolated(from: endpoints.start, to: endpoints.end, at: $0) } ?? end
  }

  /// The shortening factor of a transition that reverses this one now.
  ///
  /// Defined by [CSS Transitions 1, section 3.1](https://drafts.csswg.org/css-transitions-1/#reversing).
  private var factorOfReversal: Double {
    let output = progress ?? 0
    let factor = output * reversingShorteningFactor + (1 - reversingShorteningFactor)
    return min(max(abs(factor), 0), 1)
  }

  /// The local time at a time of the program.
  func localTime(at time: Double) -> Double { time - startTime }

  /// Adopts the sizes that the program reports for the keywords.
  ///
  /// - Returns: Whether a size changed.
  mutating func update(_ reported: ReportedSizes) -> Bool {
    guard !space.sizes.isEmpty else { return false }
    let known = space.sizes
    space.sizes = reported.updated(known, of: space.property)
    return space.sizes != known
  }

  /// Computes the progress at a time.
  ///
  /// - Returns: Whether the progress changed.
  mutating func sample(at time: Double) -> Bool {
    let local = localTime(at: time)
    let old = progress
    phase = timing.phase(at: local)
    progress = timing.progress(at: local).map {
      easing.progress(at: $0.value, isBeforeStep: $0.isBeforeStep)
    }
    return progress != old
  }
}

/// The time of a style change, and its number.
struct StyleChangeMoment: Sendable {
  let time: Double
  let generation: Int
}
