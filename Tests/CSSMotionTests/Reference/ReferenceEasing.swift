// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Synchronization

/// An easing function with the specification's steps for `steps()`.
enum ReferenceEasing: Sendable, Hashable {
  /// A function without jumps by its text.
  case named(String)
  /// A step function: the number of steps and the step position.
  case steps(Int, String)

  /// The text of the function.
  var css: String {
    switch self {
    case .named(let text): text
    case .steps(let count, let position): "steps(\(count), \(position))"
    }
  }
}

extension ReferenceEasing {
  private static let functions = Mutex<[String: EasingFunction]>([:])

  /// Returns the output progress.
  ///
  /// - Parameters:
  ///   - input: The input progress.
  ///   - before: The before flag, by which a step at the input has not occurred.
  /// - Returns: The output progress.
  func output(_ input: Double, before: Bool) -> Double {
    switch self {
    case .named(let text): Self.function(text).progress(at: input)
    case .steps(let count, let position): Self.step(input, count, position, before: before)
    }
  }

  /// Performs the steps of [CSS Easing 2, section 2.4](https://drafts.csswg.org/css-easing-2/#step-easing-algo).
  private static func step(
    _ input: Double, _ count: Int, _ position: String, before: Bool
  ) -> Double {
    // 1. and 2. The current step.
    var current = (input * Double(count)).rounded(.down)
    if ["jump-start", "jump-both"].contains(position) { current += 1 }
    // 3. The before flag.
    if before, (input * Double(count)).truncatingRemainder(dividingBy: 1) == 0 { current -= 1 }
    // 4. and 5. The number of jumps.
    if input >= 0, current < 0 { current = 0 }
    let jumps = Double(
      position == "jump-none" ? count - 1 : position == "jump-both" ? count + 1 : count)
    // 6. and 7.
    if input <= 1, current > jumps { current = jumps }
    return current / jumps
  }

  private static func function(_ text: String) -> EasingFunction {
    functions.withLock { functions in
      if let known = functions[text] { return known }
      let value = Property.transitionTimingFunction.value(parsing: text)
      let function = value?.as([EasingFunction].self)?.first ?? .linear
      functions[text] = function
      return function
    }
  }
}
