// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryLinting
import TestSupport
import Testing

@Suite("The dependency of a finding")
struct FindingDependencyTests {
  @Test("lists the rules that suffice for the finding", arguments: RuleCaseTests.all)
  func rules(cases: RuleCases) {
    let sheets = (cases.rejected + cases.accepted).filter { $0.language == .css }
    // Also test the sheets joined into one, so that each rule has many others around it.
    let plain = sheets.filter { $0.files.isEmpty && $0.configuration.isEmpty && $0.trees.isEmpty }
    let joined = RuleCase(MarkedSource(plain.map(\.source.text).joined(separator: "\n")))
    for sheet in sheets + [joined] { compare(sheet, with: cases.rule) }
  }

  /// Compares the findings in each top-level rule with those in a sheet that contains only that
  /// rule and spaces.
  private func compare(_ sheet: RuleCase, with rule: String) {
    let all = sheet.report(of: rule)
    let isLocal = all.contains { if case .rules = $0.dependency { true } else { false } }
    guard isLocal else { return }
    let tree = SyntaxTree(parsing: sheet.source.text)
    let ranges = tree.rules.map(\.range)
    let namespaces = tree.rules.compactMap { rule in
      if case .atRule(let rule) = rule, rule.name == "namespace" { rule.range } else { nil }
    }
    for range in ranges {
      let kept = (namespaces.filter { $0 != range } + [range]).sorted {
        $0.lowerBound < $1.lowerBound
      }
      var alone = sheet
      alone.source = MarkedSource(sheet.source.text.blanked(except: kept))
      let expected = all.filter {
        $0.dependency == .rules(kept) && $0.diagnostic.range.isInside(range)
      }
      let found = alone.report(of: rule).filter { $0.diagnostic.range.isInside(range) }
      #expect(
        found.map { "\($0.diagnostic.range) \($0.diagnostic.message)" }
          == expected.map { "\($0.diagnostic.range) \($0.diagnostic.message)" },
        "\(sheet.source.text)")
    }
  }

  @Test(
    "lists rules whose findings stay if other rules change", .needsCorpora,
    .tier(.standard),
    arguments: TestTier.part(of: Corpora.files(in: "real-world", endings: ["css", "qss"])))
  func sheetsInUse(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let rules = SyntaxTree(parsing: text).rules.map(\.range)
    // Every third rule is removed, and spaces keep the positions of the others.
    let kept = rules.enumerated().filter { $0.offset % 3 != 1 }.map(\.element)
    func findings(of text: String) -> [String] {
      var linter = Linter()
      linter.isStrict = true
      return linter.report(on: [SyntaxTree(parsing: text)]).findings.compactMap { finding in
        guard case .rules(let ranges) = finding.dependency, Set(ranges).isSubset(of: kept) else {
          return nil
        }
        return "\(finding.rule.name) \(finding.diagnostic.range) \(finding.diagnostic.message)"
      }
    }
    let expected = findings(of: text)
    #expect(findings(of: text.blanked(except: kept)) == expected)
    #expect(rules.count < 30 || !expected.isEmpty)
  }

  @Test("is a sheet or a theme for lint rules that compare rules or sheets")
  func wider() {
    func dependencies(_ text: String) -> [FindingDependency] {
      Linter().report(on: [SyntaxTree(parsing: text)]).findings.map(\.dependency)
    }
    #expect(dependencies("a { color: #12 } b { top: 0 }") == [.rules([0..<16])])
    #expect(
      dependencies("@namespace x url(y); a { color: #12 }") == [.rules([0..<20, 21..<37])])
    #expect(dependencies("a { top: 0 } b { top: 1px } a { left: 0 }") == [.sheet])
    #expect(dependencies("a { top: var(--x) }") == [.theme])
  }
}

extension String {
  /// Returns the text with spaces in place of all bytes outside some ranges.
  fileprivate func blanked(except ranges: [Range<Int>]) -> String {
    var bytes = Array(repeating: UInt8(ascii: " "), count: utf8.count)
    let text = Array(utf8)
    for range in ranges { bytes.replaceSubrange(range, with: text[range]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Range<Int> {
  fileprivate func isInside(_ other: Range<Int>) -> Bool {
    lowerBound >= other.lowerBound && upperBound <= other.upperBound
  }
}

extension Syntax {
  /// The byte range of the node.
  fileprivate var range: Range<Int> {
    switch self {
    case .qualifiedRule(let rule): rule.range
    case .atRule(let rule): rule.range
    case .declaration(let declaration): declaration.range
    case .raw(let raw): raw.range
    }
  }
}
