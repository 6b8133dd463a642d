// SPDX-License-Identifier: Apache-2.0
import CSSCascade
public import CSSMotion

extension BoxTree {
  /// Starts the animations of the elements at a time.
  ///
  /// From then on, a change of the tree takes effect at the next ``sample(at:)``, which runs its
  /// transitions:
  ///
  /// ```swift
  /// boxes.animate(at: now)
  /// boxes.setStates(["hover"], of: button)
  /// let sample = boxes.sample(at: now)     // again for each frame, until its `nextChange` is nil
  /// let layout = boxes.layout(width: width, measuring: measuring)
  /// ```
  ///
  /// - Parameters:
  ///   - time: the time, of any origin.
  ///   - earlier: the tree that this one replaces. An element continues the animations of the one at
  ///     the same position with the same type and id.
  ///   - options: the policies and limits, unless an earlier tree has some.
  public mutating func animate(
    at time: Duration, replacing earlier: BoxTree? = nil, _ options: MotionOptions = MotionOptions()
  ) {
    if var animator = earlier?.animator {
      animator.update(styled, at: time)
      self.animator = animator
      applyStyles(at: 0..<styled.count)
    } else {
      animator = Animator(styled, at: time, options)
    }
  }

  /// Computes the styles of the elements at a time.
  ///
  /// - Parameter time: the time, of the same origin as that of the start.
  /// - Returns: the changes and events since the last sample, with the indices of this tree. Empty
  ///   for a tree that is not animated.
  @discardableResult
  public mutating func sample(at time: Duration) -> AnimatorSample {
    guard animator != nil else { return AnimatorSample() }
    if !restyled.isEmpty { animator?.update(styled, at: time) }
    guard let sample = animator?.sample(at: time) else { return AnimatorSample() }
    nextChange = sample.nextChange
    restyled.formUnion(sample.changes.lazy.map(\.index))
    applyStyles(at: restyled)
    restyled.removeAll(keepingCapacity: true)
    return sample.removingElements(before: offset)
  }
}
