// SPDX-License-Identifier: Apache-2.0

/// An easing function, which maps input progress to output progress.
///
/// ```swift
/// let value = Property.transitionTimingFunction.value(parsing: "steps(4, jump-start)")
/// value?.as([EasingFunction].self)?.first?.progress(at: 0.1)     // 0.25
/// EasingFunction.easeIn.progress(at: 0.5)                // 0.315…
/// ```
///
/// The arguments are plain numbers in a computed value, and may be calculations in a specified
/// value.
///
/// Defined by [CSS Easing 2, section 2](https://drafts.csswg.org/css-easing-2/#easing-functions).
public enum EasingFunction: Sendable, Hashable {
  /// A constant speed.
  case linear
  /// A fast start and a slow end.
  case ease
  /// A slow start.
  case easeIn
  /// A slow end.
  case easeOut
  /// A slow start and a slow end.
  case easeInOut
  /// Linear interpolation between points: `linear()`.
  case points([LinearEasingPoint])
  /// A cubic Bézier curve: the x and y of its first and of its second control point.
  case cubicBezier(CSSValue, CSSValue, CSSValue, CSSValue)
  /// A step function: the number of steps, and the step position.
  case steps(CSSValue, StepPosition)
}

extension EasingFunction {
  /// The position of the steps in a step function.
  public enum StepPosition: String, Sendable, Hashable, CaseIterable {
    /// The first step is at the start.
    ///
    /// The legacy keyword is `start`.
    case jumpStart = "jump-start"
    /// The last step is at the end.
    ///
    /// The legacy keyword is `end`.
    case jumpEnd = "jump-end"
    /// No step is at the start or at the end.
    case jumpNone = "jump-none"
    /// Steps are at the start and at the end.
    case jumpBoth = "jump-both"
    /// The first step is at the start.
    case start
    /// The last step is at the end.
    case end
  }
}

extension EasingFunction: PropertyListElement, CustomStringConvertible {
  /// Creates an easing function, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .easing(let function) = value else { return nil }
    self = function
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .easing(self) }

  /// The CSS text of the function.
  ///
  /// Defined by [CSS Easing 2, section 3](https://drafts.csswg.org/css-easing-2/#serialization).
  public var description: String {
    switch self {
    case .linear: "linear"
    case .ease: "ease"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .points(let points):
      "linear(\(points.map(\.description).joined(separator: ", ")))"
    case .cubicBezier(let x1, let y1, let x2, let y2): "cubic-bezier(\(x1), \(y1), \(x2), \(y2))"
    case .steps(let count, .jumpEnd), .steps(let count, .end): "steps(\(count))"
    case .steps(let count, let position): "steps(\(count), \(position.rawValue))"
    }
  }
}

extension EasingFunction: ComputableValue {
  /// Returns the function with its arguments computed.
  func computed(in context: ComputationContext) -> EasingFunction {
    switch self {
    case .linear, .ease, .easeIn, .easeOut, .easeInOut: self
    case .points(let points):
      .points(LinearEasingPoint.completed(points.map { $0.computed(in: context) }))
    case .cubicBezier(let x1, let y1, let x2, let y2):
      .cubicBezier(
        x1.computed(in: context), y1.computed(in: context), x2.computed(in: context),
        y2.computed(in: context))
    case .steps(let count, let position): .steps(count.computed(in: context), position)
    }
  }
}
