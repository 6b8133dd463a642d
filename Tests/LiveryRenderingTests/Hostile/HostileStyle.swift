// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Testing

  /// Declarations with which a theme could crash a program, hang it or exhaust its memory.
  struct HostileStyle: CustomTestStringConvertible, Sendable {
    /// The name of the attack.
    let testDescription: String
    /// The declarations of the element.
    let declarations: String
    /// The expected outcome.
    let outcome: Outcome

    /// An expected outcome of declarations.
    enum Outcome: Sendable {
      /// A part of the element is visible.
      case visible
      /// A part of the element is visible, and problems are reported for the rest.
      case visibleWithProblems
      /// The element is not visible, and problems are reported.
      case reported
      /// The element is not visible, and no problem is reported.
      case invisible
    }

    init(_ name: String, _ declarations: String, _ outcome: Outcome = .visible) {
      testDescription = name
      self.declarations = declarations
      self.outcome = outcome
    }

    /// Creates a pipeline of steps.
    init(_ name: String, steps: String, _ outcome: Outcome = .visible) {
      self.init(name, "-livery-pipeline: \(steps)", outcome)
    }
  }

  extension HostileStyle {
    /// Returns repetitions of a text, separated by spaces.
    static func repeated(_ text: String, _ count: Int) -> String {
      Array(repeating: text, count: count).joined(separator: " ")
    }

    /// Returns repetitions of a text, separated by commas.
    static func list(_ text: String, _ count: Int) -> String {
      Array(repeating: text, count: count).joined(separator: ", ")
    }

    /// Returns gradient stops in shades of red.
    static func stops(_ count: Int) -> String {
      (0..<count).map { "rgb(\(100 + $0 % 156) 0 0) \(Double($0) / Double(count) * 100)%" }
        .joined(separator: ", ")
    }
  }
#endif
