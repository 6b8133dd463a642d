// SPDX-License-Identifier: Apache-2.0

/// A run of keyframes: one entry of the `animation-…` properties.
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
  /// How long a round takes; nil for `auto`.
  public var duration: Time?
  /// When it begins; a negative time begins within the first round.
  public var delay: Time
  /// How the progress from one keyframe to the next follows the time.
  public var easing: EasingFunction
  /// How many rounds there are, infinity for rounds without end.
  public var iterationCount: Double
  /// Which rounds go backwards.
  public var direction: AnimationDirection
  /// Whether the values hold before the first round and after the last.
  public var fillMode: AnimationFillMode
  /// Whether time passes.
  public var playState: AnimationPlayState
  /// Whether the values replace those below or are added to them.
  public var composition: AnimationComposition

  /// One round of keyframes, unless more is said.
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
  /// The animations of an element: as many as `animation-name` names, the other lists repeated as often as it takes.
  ///
  /// - Parameter value: gives the computed value of each of the properties that is asked for.
  /// - Returns: the animations in their order, without entries that are `none`.
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
