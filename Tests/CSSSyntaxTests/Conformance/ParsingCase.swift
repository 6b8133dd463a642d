// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// A case of css-parsing-tests: an input and the expected result of an entry point.
struct ParsingCase: CustomTestStringConvertible, Sendable {
  /// A copy of the suite.
  enum Copy: String, CaseIterable, Sendable {
    /// The maintained copy, which follows the draft of 2021.
    case maintained = "css-parsing-tests"
    /// The copy of rust-cssparser.
    case cssparser = "css-parsing-tests-cssparser"
  }

  let copy: Copy
  /// The file name without its extension, such as `one_rule`.
  let file: String
  /// The index of the case in the file, from zero.
  let number: Int
  let input: JSONValue
  /// The expectation of the suite, untranslated.
  let expected: JSONValue

  /// The name of the case in lists: `cssparser one_rule 3`.
  var name: String { "\(copy) \(file) \(number)" }
  var testDescription: String { "\(name): \(input)" }

  /// Returns the cases of a file in both copies that apply to the current specification.
  static func all(_ file: String) -> [ParsingCase] {
    every(file).filter { $0.reasonToSkip == nil }
  }

  /// Returns all cases of a file in both copies.
  static func every(_ file: String) -> [ParsingCase] {
    Copy.allCases.flatMap { copy -> [ParsingCase] in
      // A copy may lack a file.
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
