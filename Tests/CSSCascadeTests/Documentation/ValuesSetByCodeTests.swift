// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import TestSupport
import Testing

/// A comparison of the table in the article "Set values in code" with the property table.
struct ValuesSetByCodeTests {
  @Test("the article lists exactly the properties that override style sheets")
  func isComplete() throws {
    let file = Corpora.packageRoot.appending(
      path: "Sources/CSSCascade/CSSCascade.docc/ValuesSetByCode.md")
    let rows = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") }
    let names = rows.flatMap { $0.components(separatedBy: "`").enumerated() }
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let winners = Property.allCases.filter {
      !$0.isShorthand && $0.hintPrecedence == .aboveSheets
    }
    #expect(rows.count > 10)
    #expect(names.sorted() == winners.map(\.name).sorted())
  }
}
