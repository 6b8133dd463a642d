// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// One case of css-parsing-tests: an input and what an entry point makes of it.
struct ParsingCase: CustomTestStringConvertible, Sendable {
  /// A copy of the suite.
  enum Copy: String, CaseIterable, Sendable {
    /// The maintained one, which follows the draft of 2021.
    case maintained = "css-parsing-tests"
    /// The one that rust-cssparser keeps.
    case cssparser = "css-parsing-tests-cssparser"
  }

  let copy: Copy
  /// The file's name without its ending, such as `one_rule`.
  let file: String
  /// The case's number in the file, counted from zero.
  let number: Int
  let input: JSONValue
  /// What the suite expects, untranslated.
  let expected: JSONValue

  /// How lists of cases name it: `cssparser one_rule 3`.
  var name: String { "\(copy) \(file) \(number)" }
  var testDescription: String { "\(name): \(input)" }

  /// The cases of a file in both copies, but for those that today's specification has no place for.
  static func all(_ file: String) -> [ParsingCase] {
    every(file).filter { $0.reasonToLeaveOut == nil }
  }

  /// The cases of a file in both copies.
  static func every(_ file: String) -> [ParsingCase] {
    Copy.allCases.flatMap { copy -> [ParsingCase] in
      // A copy need not have every file.
      guard let data = try? Corpora.data("\(copy.rawValue)/\(file).json"),
        let values = try? JSONDecoder().decode([JSONValue].self, from: data)
      else { return [] }
      return stride(from: 0, to: values.count - 1, by: 2).map {
        ParsingCase(
          copy: copy, file: file, number: $0 / 2, input: values[$0], expected: values[$0 + 1])
      }
    }
  }
}
