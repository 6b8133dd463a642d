// SPDX-License-Identifier: Apache-2.0

/// A change in the progress of a transition or an animation.
///
/// ```swift
/// for event in animator.sample(at: now).events where event.kind == .transitionEnd {
///   print(event.name, event.elapsedTime)     // opacity 0.2 seconds
/// }
/// ```
///
/// Defined by [CSS Transitions 2, section 6](https://drafts.csswg.org/css-transitions-2/#transition-events) and
/// [CSS Animations 2, section 4](https://drafts.csswg.org/css-animations-2/#events).
public struct AnimationEvent: Sendable, Hashable {
  /// The kind of a change.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A transition was created; its delay may follow.
    case transitionRun = "transitionrun"
    /// The delay of a transition is over.
    case transitionStart = "transitionstart"
    /// A transition ended.
    case transitionEnd = "transitionend"
    /// A transition was canceled before its end.
    case transitionCancel = "transitioncancel"
    /// The delay of an animation is over.
    case animationStart = "animationstart"
    /// The next iteration of an animation began.
    case animationIteration = "animationiteration"
    /// An animation ended.
    case animationEnd = "animationend"
    /// An animation was canceled before its end.
    case animationCancel = "animationcancel"
  }

  /// The kind of the change.
  public let kind: Kind
  /// The index of the element in the tree of the last update, or `nil` if that tree lacks it.
  public internal(set) var index: Int?
  /// The object of the program that the element represents, or `nil` for a part and for an element
  /// without an object.
  public internal(set) var object: ObjectIdentifier?
  /// The name of the property that transitions, or of the keyframes.
  public let name: String
  /// The time since the effect's start, without the delay.
  public let elapsedTime: Duration
}
