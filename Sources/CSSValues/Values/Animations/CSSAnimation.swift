// SPDX-License-Identifier: Apache-2.0

/// An animation by keyframes: an entry of the `animation-…` properties.
///
/// ```swift
/// // animation-name: spin; animation-duration: 2s; animation-iteration-count: infinite
/// CSSAnimation.list { style[$0] }      // spin, 2s a round, without end
/// ```
///
/// Defined by [CSS Animations 1, section 4](https://drafts.csswg.org/css-animations-1/#animations).
public struct CSSAnimation: Sendable, Hashable {
  /// The name of the keyframes.
  public var name: String
  /// The duration of an iteration, or `nil` for `auto`.
  public var duration: Time?
  /// The time before the first iteration.
  ///
  /// A negative delay starts within the first iteration.
  public var delay: Time
  /// The timing function between two keyframes.
  public var easing: EasingFunction
  /// The number of iterations, infinity for an endless animation.
  public var iterationCount: Double
  /// The iterations that play in reverse.
  public var direction: AnimationDirection
  /// Whether the animation applies before its first and after its last iteration.
  public var fillMode: AnimationFillMode
  /// Whether the animation runs or is paused.
  public var playState: AnimationPlayState
  /// Whether the animated values replace the underlying values or are added to them.
  public var composition: AnimationComposition

  /// Creates an animation, by default of a single iteration.
  package init(
    _ name: String, duration: Time? = nil, delay: Time = .zero, easing: EasingFunction = .ease,
    iterationCount: Double = 1, direction: AnimationDirection = .normal,
    fillMode: AnimationFillMode = .none, playState: AnimationPlayState = .running,
    composition: AnimationComposition = .replace
  ) {
    self.name = name
    self.duration = duration
    self.delay = delay
    self.easing = easing
    self.iterationCount = iterationCount
    self.direction = direction
    self.fillMode = fillMode
    self.playState = playState
    self.composition = composition
  }
}

extension CSSAnimation {
  /// Returns the animations of an element, one for each entry of `animation-name`.
  ///
  /// The lists of the other properties repeat as often as necessary.
  ///
  /// - Parameter value: A function that returns the computed value of a property.
  /// - Returns: The animations in order, without entries that are `none`.
  public static func list(_ value: (Property) -> CSSValue) -> [CSSAnimation] {
    let durations = CoordinatedList(value(.animationDuration))
    let delays = CoordinatedList(value(.animationDelay))
    let easings = CoordinatedList(value(.animationTimingFunction))
    let counts = CoordinatedList(value(.animationIterationCount))
    let directions = CoordinatedList(value(.animationDirection))
    let fillModes = CoordinatedList(value(.animationFillMode))
    let playStates = CoordinatedList(value(.animationPlayState))
    let compositions = CoordinatedList(value(.animationComposition))
    return CoordinatedList(value(.animationName)).values.enumerated().compactMap { index, name in
      guard let name = keyframesName(name) else { return nil }
      return CSSAnimation(
        name, duration: durations[index, as: Time.self],
        delay: delays[index, as: Time.self] ?? .zero,
        easing: easings[index, as: EasingFunction.self] ?? .ease,
        iterationCount: iterationCount(counts[index]),
        direction: directions[index, as: AnimationDirection.self] ?? .normal,
        fillMode: fillModes[index, as: AnimationFillMode.self] ?? .none,
        playState: playStates[index, as: AnimationPlayState.self] ?? .running,
        composition: compositions[index, as: AnimationComposition.self] ?? .replace)
    }
  }

  private static func keyframesName(_ value: CSSValue) -> String? {
    switch value {
    case .identifier(let name), .string(let name): name
    default: nil
    }
  }

  private static func iterationCount(_ value: CSSValue?) -> Double {
    if value == .keyword(.infinite) { return .infinity }
    return value.flatMap { Double($0) } ?? 1
  }
}
