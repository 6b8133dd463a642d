// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@Suite("The known differences from css-parsing-tests")
struct ParsingSuiteListTests {
  static let files = [
    "component_value_list", "one_component_value", "declaration_list", "one_declaration",
    "blocks_contents", "one_rule", "rule_list", "stylesheet", "stylesheet_bytes", "urange", "An+B",
  ]

  @Test("both copies have all cases that their pages list", .needsCorpora)
  func counts() {
    let cases = Self.files.flatMap(ParsingCase.every)
    #expect(cases.filter { $0.copy == .maintained }.count == 177 + 128)
    #expect(cases.filter { $0.copy == .cssparser }.count == 173 + 128)
  }

  @Test(
    "skips and counts cases about removed parts of the specification", .needsCorpora)
  func skippedCases() {
    let cases = Self.files.flatMap(ParsingCase.every)
    #expect(Set(ParsingCase.skippedCases.keys).isSubset(of: cases.map(\.name)))
    #expect(ParsingCase.skippedCases.count == 11)
    #expect(Self.files.flatMap(ParsingCase.all).count == cases.count - 11)
  }

  @Test(
    "has at most twelve known differences, all of which are compared", .needsCorpora)
  func knownDifferences() {
    let compared = Self.files.flatMap(ParsingCase.all).map(\.name)
    #expect(Set(ParsingCase.knownDifferences.keys).isSubset(of: compared))
    #expect(ParsingCase.knownDifferences.count <= 12)
  }
}
