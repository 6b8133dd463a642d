// SPDX-License-Identifier: Apache-2.0

extension EasingFunction {
  /// Returns the output progress for an input progress.
  ///
  /// - Parameter time: The input progress, 0 at the start and 1 at the end. Values outside 0...1
  ///   are valid.
  /// - Returns: The output progress, 0 at the start and 1 at the end, and beyond if the function
  ///   overshoots. An unresolved calculation counts as zero, so call this on a computed value.
  public func progress(at time: Double) -> Double {
    guard time.isFinite else { return time.isNaN ? 0 : progress(at: .finite(time)) }
    return switch self {
    case .linear: time
    case .ease: CubicBezier(0.25, 0.1, 0.25, 1).y(at: time)
    case .easeIn: CubicBezier(0.42, 0, 1, 1).y(at: time)
    case .easeOut: CubicBezier(0, 0, 0.58, 1).y(at: time)
    case .easeInOut: CubicBezier(0.42, 0, 0.58, 1).y(at: time)
    case .points(let points): Self.progress(at: time, along: points)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      CubicBezier(x1.plainNumber, y1.plainNumber, x2.plainNumber, y2.plainNumber).y(at: time)
    case .steps(let count, let position):
      position.progress(at: time, of: max(count.plainNumber.rounded(), 1))
    }
  }

  /// Returns the output of a `linear()` function.
  ///
  /// Defined by [CSS Easing 2, section 2.2](https://drafts.csswg.org/css-easing-2/#linear-easing-function-output).
  private static func progress(at time: Double, along points: [LinearEasingPoint]) -> Double {
    func input(_ index: Int) -> Double { points[index].input?.plainNumber ?? 0 }
    guard points.count > 1 else { return points.first?.output.plainNumber ?? time }
    // The segment begins at the last point that is not later. The outer segments extrapolate.
    let last = points.indices.last { input($0) <= time } ?? 0
    let index = min(last, points.count - 2)
    let (start, end) = (input(index), input(index + 1))
    let (from, to) = (points[index].output.plainNumber, points[index + 1].output.plainNumber)
    guard end > start else { return to }
    return .finite(from + (to - from) * (time - start) / (end - start))
  }
}

extension EasingFunction.StepPosition {
  /// Returns the output of a step function with a number of steps.
  ///
  /// Defined by [CSS Easing 2, section 2.4](https://drafts.csswg.org/css-easing-2/#step-easing-algo).
  fileprivate func progress(at time: Double, of count: Double) -> Double {
    var step = (time * count).rounded(.down)
    let jumps: Double =
      switch self {
      case .jumpStart, .start, .jumpEnd, .end: count
      case .jumpNone: max(count - 1, 1)
      case .jumpBoth: count + 1
      }
    if [.jumpStart, .start, .jumpBoth].contains(self) { step += 1 }
    if time >= 0 { step = max(step, 0) }
    if time <= 1 { step = min(step, jumps) }
    return step / jumps
  }
}

extension CSSValue {
  /// The number, or the percentage as a fraction of 1, or zero for any other value.
  fileprivate var plainNumber: Double { Double(self) ?? 0 }
}
