// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Testing

  /// Declarations that a theme might hold to make a program stop, run for ever or take all memory.
  struct HostileStyle: CustomTestStringConvertible, Sendable {
    /// What is wrong with them.
    let testDescription: String
    /// The declarations of the element.
    let declarations: String
    /// What comes of them.
    let outcome: Outcome

    /// What comes of declarations.
    enum Outcome: Sendable {
      /// Something of the element is seen.
      case seen
      /// Something is seen of it, and something that is not is told.
      case seenAndTold
      /// Nothing is seen of it, and that is told.
      case told
      /// There is nothing to be seen.
      case nothing
    }

    init(_ name: String, _ declarations: String, _ outcome: Outcome = .seen) {
      testDescription = name
      self.declarations = declarations
      self.outcome = outcome
    }

    /// A chain of steps.
    init(_ name: String, steps: String, _ outcome: Outcome = .seen) {
      self.init(name, "-livery-pipeline: \(steps)", outcome)
    }
  }

  extension HostileStyle {
    /// A text so many times, with spaces between.
    static func repeated(_ text: String, _ count: Int) -> String {
      Array(repeating: text, count: count).joined(separator: " ")
    }

    /// A text so many times, with commas between.
    static func list(_ text: String, _ count: Int) -> String {
      Array(repeating: text, count: count).joined(separator: ", ")
    }

    /// So many stops of a gradient, of shades of red.
    static func stops(_ count: Int) -> String {
      (0..<count).map { "rgb(\(100 + $0 % 156) 0 0) \(Double($0) / Double(count) * 100)%" }
        .joined(separator: ", ")
    }
  }
#endif
