// SPDX-License-Identifier: Apache-2.0

/// A control point of `linear()`: an output progress at an input progress.
///
/// Defined by [CSS Easing 2, section 2.2](https://drafts.csswg.org/css-easing-2/#the-linear-easing-function).
public struct LinearEasingPoint: Sendable, Hashable, CustomStringConvertible {
  /// The output progress, a number that is 1 at the end.
  public var output: CSSValue
  /// The input progress as a percentage, or `nil` while a list with calculations is not computed.
  public var input: CSSValue?
  /// Whether the style sheet omits the input, so that it depends on the other points.
  var isInputImplied = false

  /// Creates a point from its output and its input.
  package init(output: CSSValue, input: CSSValue?) {
    self.output = output
    self.input = input
  }

  /// The CSS text of the point, such as `0.5 25%`, without an omitted input.
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

  /// Returns the points with all inputs, in nondecreasing order.
  ///
  /// A list that contains a calculation is returned unchanged until the calculation is computed.
  ///
  /// Defined by [CSS Easing 2, section 2.2](https://drafts.csswg.org/css-easing-2/#create-a-linear-easing-function).
  static func completed(_ points: [LinearEasingPoint]) -> [LinearEasingPoint] {
    var inputs: [Double?] = []
    var maximum = -Double.infinity
    for (index, point) in points.enumerated() {
      switch point.input {
      case .percentage(let percentage)?: maximum = max(percentage, maximum)
      case nil where index == 0: maximum = 0
      case nil where index == points.count - 1: maximum = max(100, maximum)
      case nil:
        inputs.append(nil)
        continue
      default: return points
      }
      inputs.append(maximum)
    }
    return zip(points, distributed(inputs)).map { point, input in
      var complete = point
      complete.isInputImplied = point.isInputImplied || point.input == nil
      complete.input = .percentage(input)
      return complete
    }
  }

  /// Returns the inputs with missing ones distributed evenly.
  ///
  /// The first and last are never missing.
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
