// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting
import TestSupport
import Testing

@Suite("Each rule") struct RuleCaseTests {
  static let all: [RuleCases] =
    syntaxCases + atRuleCases + valueCases + variableCases + cascadeCases + vocabularyCases
    + duplicateCases + fontCases + styleCases
    + suppressionCases + vendorCases + motionCases

  @Test("reports the marked ranges of the rejected sheets", arguments: all)
  func rejects(cases: RuleCases) {
    for sheet in cases.rejected {
      let found = sheet.findings(of: cases.rule).sorted {
        ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
      }
      let source = sheet.source
      #expect(!source.ranges.isEmpty, "a sheet that is rejected has a mark")
      #expect(source.marking(found.map(\.range)) == source.marking(source.ranges))
      #expect(found.map(\.range) == source.ranges)
      if let fixed = sheet.fixed { #expect(sheet.text(mending: found) == fixed) }
    }
  }

  @Test("reports nothing in the accepted sheets", arguments: all)
  func accepts(cases: RuleCases) {
    for sheet in cases.accepted {
      let messages = sheet.findings(of: cases.rule).map(\.message)
      #expect(messages == [], "\(sheet.source.text)")
    }
  }

  @Test(
    "has at least four rejected and four accepted sheets", arguments: LintRule.all)
  func isTested(rule: LintRule) throws {
    let cases = try #require(Self.all.first { $0.rule == rule.name }, "\(rule.name)")
    #expect(cases.rejected.count >= 4)
    #expect(cases.accepted.count >= 4)
  }

  @Test("has a rejected and an accepted example", arguments: LintRule.all)
  func examples(rule: LintRule) {
    #expect(!RuleCase(rule.bad).findings(of: rule.name).isEmpty)
    #expect(RuleCase(rule.good).findings(of: rule.name).map(\.message) == [])
  }

  @Test("has a help of one line without a full stop", arguments: LintRule.all)
  func help(rule: LintRule) {
    #expect(!rule.help.isEmpty && !rule.help.contains("\n") && !rule.help.hasSuffix("."))
  }
}
