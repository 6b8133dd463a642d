// SPDX-License-Identifier: Apache-2.0
public import CSSValues

// How boxes are painted.
extension RuleSet {
  /// How opaque the element is as a whole, from 0 to 1.
  public var opacity: Double? { value(.opacity) }
  /// The shadows of the box, topmost first; empty for `none`.
  public var boxShadows: [Shadow]? { value(.boxShadow) }
  /// How large the pictures behind the content are.
  public var backgroundSize: [BackgroundSize]? { value(.backgroundSize) }
  /// How the pictures behind the content are repeated.
  public var backgroundRepeat: [RepeatStyle]? { value(.backgroundRepeat) }
  /// Where in their width the pictures behind the content stand.
  public var backgroundPositionX: [PositionComponent]? { value(.backgroundPositionX) }
  /// Where in their height the pictures behind the content stand.
  public var backgroundPositionY: [PositionComponent]? { value(.backgroundPositionY) }
  /// What is done to the element once it is painted, first to last; empty for `none`.
  public var filter: [FilterFunction]? { value(.filter) }
  /// What is done to what lies behind the element; empty for `none`.
  public var backdropFilter: [FilterFunction]? { value(.backdropFilter) }
  /// How the element is moved, turned and scaled; empty for `none`.
  public var transform: [TransformFunction]? { value(.transform) }
  /// The point around which the element is transformed.
  public var transformOrigin: Position? { value(.transformOrigin) }
  /// The shape outside of which nothing of the element is painted.
  public var clipPath: ClipPath? { value(.clipPath) }
  /// How the element is mixed with what lies behind it.
  public var mixBlendMode: CSSBlendMode? { value(.mixBlendMode) }
}

// What happens over time.
extension RuleSet {
  /// The transitions of the element's properties; one that is not declared takes no time.
  public var transitions: [CSSTransition] { CSSTransition.list { self[$0] ?? $0.initialValue } }

  /// The animations of the element.
  public var animations: [CSSAnimation] { CSSAnimation.list { self[$0] ?? $0.initialValue } }
}
