// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Testing

/// One case of a file in `Fixtures/Cases`: sheets, a tree, and what the cascade makes of them.
///
/// `Fixtures/Cases/README.md` says how cases are written.
struct ConformanceCase: Sendable {
  /// The name of the file without its ending: `attributes`.
  let feature: String
  /// The line of the title, from 1.
  let line: Int
  /// What the case says, unique in its file.
  let title: String
  /// The address of the section of a specification that says so.
  let section: String
  /// What the room is like, as far as the case says it.
  var environment: [EnvironmentFact] = []
  /// The sheets, in the order in which they are added.
  var sheets: [Sheet] = []
  /// The elements; nil where selectors are looked at by themselves.
  var tree: StyleElement?
  /// What is expected, in the order of the lines.
  var expectations: [Expectation] = []

  /// The case's name among all: what a ``KnownDifference`` lists.
  var name: String { "\(feature): \(title)" }

  /// Refuses a case that asks about elements and has none.
  func check() throws(CaseError) {
    guard tree == nil else { return }
    for expectation in expectations {
      switch expectation.claim {
      case .value, .matches: throw CaseError(expectation.line, "the case has no tree")
      case .specificity, .serializes, .invalid: continue
      }
    }
  }

  /// One sheet of a case.
  struct Sheet: Sendable, Equatable {
    var text: String
    let origin: Origin
    let name: String
  }
}

extension ConformanceCase: CustomTestStringConvertible {
  var testDescription: String { "\(feature).txt:\(line) \(title)" }
}
