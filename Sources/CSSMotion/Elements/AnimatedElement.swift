// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The transitions and animations of an element.
struct AnimatedElement: Sendable {
  /// The index of the element in its tree.
  var index: Int
  var transitions: [RunningTransition] = []
  /// The end values of completed transitions, each of which prevents a new one to the same value.
  var completed: [TargetProperty: CSSValue] = [:]
  /// The animations in the order of `animation-name`, the later one stronger.
  var animations: [RunningAnimation] = []
  /// The sizes of the keywords that the animations change.
  var sizes: [TargetProperty: KeywordSizes] = [:]
  /// The work that changes of values since the last sample require, which concern no other element.
  var pendingEffect: ChangeEffect?

  /// Whether there is nothing to remember.
  var isEmpty: Bool { transitions.isEmpty && completed.isEmpty && animations.isEmpty }

  /// Whether an effect may change the style.
  var hasEffects: Bool { !transitions.isEmpty || !animations.isEmpty }
}
