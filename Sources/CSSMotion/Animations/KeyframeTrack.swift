// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSValues

/// The keyframes of one property.
///
/// Defined by [Web Animations 1, section 5.3.3](https://drafts.csswg.org/web-animations-1/#the-effect-value-of-a-keyframe-animation-effect).
struct KeyframeTrack: Sendable {
  /// The values of the property.
  var space: ValueSpace
  /// The keyframes in the order of their offsets, of which the first is 0 and the last is 1.
  private(set) var frames: [Frame]

  /// A value at an offset.
  struct Frame: Sendable {
    /// The progress at which the value applies, from 0 to 1.
    let offset: Double
    /// The value, or `nil` for the value under the animation.
    let value: CSSValue?
    /// The timing function up to the next keyframe.
    let easing: EasingFunction
    /// The combination with the value under the animation.
    let composition: AnimationComposition
  }

  /// Creates a track of keyframes with ascending offsets, and adds missing ones at 0 and 1.
  ///
  /// - Parameters:
  ///   - space: The values of the property.
  ///   - frames: The keyframes.
  ///   - easing: The timing function of the added keyframes.
  init(_ space: ValueSpace, _ frames: [Frame], easing: EasingFunction) {
    self.space = space
    self.frames = frames
    func neutral(_ offset: Double) -> Frame {
      Frame(offset: offset, value: nil, easing: easing, composition: .replace)
    }
    if frames.first?.offset != 0 { self.frames.insert(neutral(0), at: 0) }
    if frames.last?.offset != 1 { self.frames.append(neutral(1)) }
  }
}

extension KeyframeTrack {
  /// Returns the value at a progress of an iteration.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - underlying: The value under the animation.
  /// - Returns: The animated value.
  func value(at progress: EffectTiming.Progress, onto underlying: CSSValue) -> CSSValue {
    // Of several keyframes at the end, the first one ends an interval, and the last one applies.
    let last = frames.count - 1
    if progress.value >= 1, frames[last - 1].offset == 1 {
      return value(of: frames[last], onto: underlying)
    }
    let next = min(frames.indices.partitioningIndex { frames[$0].offset > progress.value }, last)
    let (from, to) = (frames[max(next - 1, 0)], frames[next])
    guard to.offset > from.offset else { return value(of: to, onto: underlying) }
    let distance = (progress.value - from.offset) / (to.offset - from.offset)
    return space.interpolated(
      from: value(of: from, onto: underlying), to: value(of: to, onto: underlying),
      at: from.easing.progress(at: distance, isBeforeStep: progress.isBeforeStep))
  }

  private func value(of frame: Frame, onto underlying: CSSValue) -> CSSValue {
    guard let value = frame.value else { return underlying }
    return space.composed(value, onto: underlying, frame.composition)
  }
}
