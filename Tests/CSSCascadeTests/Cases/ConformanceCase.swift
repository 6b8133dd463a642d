// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Testing

/// A case of a file in `Fixtures/Cases`: sheets, a tree, and the expected results of the cascade.
///
/// `Fixtures/Cases/README.md` describes the format.
struct ConformanceCase: Sendable {
  /// The file name without its extension, such as `attributes`.
  let feature: String
  /// The line of the title, from 1.
  let line: Int
  /// The statement of the case, unique in its file.
  let title: String
  /// The address of the section of the specification that states it.
  let section: String
  /// The facts about the environment that the case specifies.
  var environment: [EnvironmentSetting] = []
  /// The sheets, in the order of their addition.
  var sheets: [Sheet] = []
  /// The elements; `nil` if the case tests only selectors.
  var tree: StyleElement?
  /// The expectations, in line order.
  var expectations: [Expectation] = []

  /// The name of the case in the whole suite, as ``KnownDifference`` lists it.
  var name: String { "\(feature): \(title)" }

  /// Throws an error for a case that has expectations about elements but no tree.
  func check() throws(CaseError) {
    guard tree == nil else { return }
    for expectation in expectations {
      switch expectation.claim {
      case .value, .matches: throw CaseError(expectation.line, "the case has no tree")
      case .specificity, .serializes, .invalid: continue
      }
    }
  }

  /// A sheet of a case.
  struct Sheet: Sendable, Equatable {
    var text: String
    let origin: Origin
    let name: String
  }
}

extension ConformanceCase: CustomTestStringConvertible {
  var testDescription: String { "\(feature).txt:\(line) \(title)" }
}
