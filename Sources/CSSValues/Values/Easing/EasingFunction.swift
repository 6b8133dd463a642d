// SPDX-License-Identifier: Apache-2.0

/// How the progress of a transition or an animation follows the time that has passed.
///
/// ```swift
/// let value = Property.transitionTimingFunction.value(parsing: "steps(4, jump-start)")
/// value?.as([EasingFunction].self)?.first?.progress(at: 0.1)     // 0.25
/// EasingFunction.easeIn.progress(at: 0.5)                // 0.315…
/// ```
///
/// The numbers in parentheses are plain in a computed value; before that they can be calculations.
///
/// Defined by [CSS Easing 2, section 2](https://drafts.csswg.org/css-easing-2/#easing-functions).
public enum EasingFunction: Sendable, Hashable {
  /// As the time passes.
  case linear
  /// Starts fast and ends slowly.
  case ease
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Starts and ends slowly.
  case easeInOut
  /// Straight lines from point to point.
  case points([LinearEasingPoint])
  /// A curve from (0, 0) to (1, 1): x and y of its first and of its second handle.
  case cubicBezier(CSSValue, CSSValue, CSSValue, CSSValue)
  /// A staircase: the number of its steps, and where it jumps.
  case steps(CSSValue, StepPosition)
}

extension EasingFunction {
  /// Where the steps of a staircase are.
  public enum StepPosition: String, Sendable, Hashable, CaseIterable {
    /// The first step is at the beginning: `start` means the same.
    case jumpStart = "jump-start"
    /// The last step is at the end: `end` means the same.
    case jumpEnd = "jump-end"
    /// No step is at the beginning, and none at the end.
    case jumpNone = "jump-none"
    /// There are steps at the beginning and at the end.
    case jumpBoth = "jump-both"
    /// The first step is at the beginning.
    case start
    /// The last step is at the end.
    case end
  }
}

extension EasingFunction: PropertyListElement, CustomStringConvertible {
  /// Reads an easing function; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .easing(let function) = value else { return nil }
    self = function
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .easing(self) }

  /// The function as CSS writes it.
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
  /// The function with its calculations done.
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
