// SPDX-License-Identifier: Apache-2.0

/// A point of a `linear()`: how far things are after a part of the time.
///
/// Defined by [CSS Easing 2, section 2.2](https://drafts.csswg.org/css-easing-2/#the-linear-easing-function).
public struct LinearEasingPoint: Sendable, Hashable, CustomStringConvertible {
  /// The progress there: a number, 1 for the end.
  public var output: CSSValue
  /// The time of the progress as a percentage; `nil` only in a value that is not computed and has calculations.
  public var input: CSSValue?
  /// Whether the sheet lacks the time, so that it follows from the other points.
  var isInputImplied = false

  /// A point by its progress and its time.
  package init(output: CSSValue, input: CSSValue?) {
    self.output = output
    self.input = input
  }

  /// The point as CSS writes it, such as `0.5 25%`; a time that the sheet lacks is not written.
  ///
  /// Defined by [CSS Easing 2, section 3](https://drafts.csswg.org/css-easing-2/#serialization).
  public var description: String {
    guard let input, !isInputImplied else { return "\(output)" }
    return "\(output) \(input)"
  }
}

extension LinearEasingPoint: ComputableValue {
  func computed(in context: ComputationContext) -> LinearEasingPoint {
    var point = self
    point.output = output.computed(in: context)
    point.input = input?.computed(in: context)
    return point
  }

  /// The points with every input stated, none of them before that of an earlier point.
  ///
  /// A list with a calculation in it stays as it is until that is done.
  ///
  /// Defined by [CSS Easing 2, section 2.2](https://drafts.csswg.org/css-easing-2/#create-a-linear-easing-function).
  static func completed(_ points: [LinearEasingPoint]) -> [LinearEasingPoint] {
    var inputs: [Double?] = []
    var largest = -Double.infinity
    for (index, point) in points.enumerated() {
      switch point.input {
      case .percentage(let percentage)?: largest = max(percentage, largest)
      case nil where index == 0: largest = 0
      case nil where index == points.count - 1: largest = max(100, largest)
      case nil:
        inputs.append(nil)
        continue
      default: return points
      }
      inputs.append(largest)
    }
    return zip(points, distributed(inputs)).map { point, input in
      var complete = point
      complete.isInputImplied = point.isInputImplied || point.input == nil
      complete.input = .percentage(input)
      return complete
    }
  }

  /// The inputs with even ones in place of those that are missing, of which neither the first nor the last is one.
  private static func distributed(_ inputs: [Double?]) -> [Double] {
    var complete: [Double] = []
    complete.reserveCapacity(inputs.count)
    var missing = 0
    for input in inputs {
      guard let input else {
        missing += 1
        continue
      }
      if missing > 0, let start = complete.last {
        let step = (input - start) / Double(missing + 1)
        for index in 1...missing { complete.append(start + step * Double(index)) }
        missing = 0
      }
      complete.append(input)
    }
    return complete
  }
}
