// SPDX-License-Identifier: Apache-2.0
public import CSSValues

// Painting and effects.
extension RuleSet {
  /// The opacity of the element, from 0 to 1.
  public var opacity: Double? { value(.opacity) }
  /// The box shadows, topmost first.
  ///
  /// Empty for `none`.
  public var boxShadows: [Shadow]? { value(.boxShadow) }
  /// The sizes of the background images.
  public var backgroundSize: [BackgroundSize]? { value(.backgroundSize) }
  /// The tiling modes of the background images.
  public var backgroundRepeat: [RepeatStyle]? { value(.backgroundRepeat) }
  /// The horizontal positions of the background images.
  public var backgroundPositionX: [PositionComponent]? { value(.backgroundPositionX) }
  /// The vertical positions of the background images.
  public var backgroundPositionY: [PositionComponent]? { value(.backgroundPositionY) }
  /// The filters of the painted element, in order.
  ///
  /// Empty for `none`.
  public var filter: [FilterFunction]? { value(.filter) }
  /// The filters of the backdrop, in order.
  ///
  /// Empty for `none`.
  public var backdropFilter: [FilterFunction]? { value(.backdropFilter) }
  /// The transform functions.
  ///
  /// Empty for `none`.
  public var transform: [TransformFunction]? { value(.transform) }
  /// The origin of the transforms.
  public var transformOrigin: Position? { value(.transformOrigin) }
  /// The clipping path.
  public var clipPath: ClipPath? { value(.clipPath) }
  /// The blend mode between the element and its backdrop.
  public var mixBlendMode: CSSBlendMode? { value(.mixBlendMode) }
}

// Transitions and animations.
extension RuleSet {
  /// The transitions of the element.
  ///
  /// An undeclared transition has zero duration.
  public var transitions: [CSSTransition] { CSSTransition.list { self[$0] ?? $0.initialValue } }

  /// The animations of the element.
  public var animations: [CSSAnimation] { CSSAnimation.list { self[$0] ?? $0.initialValue } }
}
