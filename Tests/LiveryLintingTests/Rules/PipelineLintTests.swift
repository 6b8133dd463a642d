// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting
import LiveryTooling
import TestSupport
import Testing

@Suite("A pipeline in a sheet that is linted")
struct PipelineLintTests {
  @Test(
    "is told what is wrong with it, and where",
    arguments: [
      ".a { -livery-pipeline: fill(⟦nonsense⟧) }",
      ".a { -livery-pipeline: inset(1px) ⟦glow⟧(2px) }",
      ".a { -livery-pipeline: border(⟦-1px⟧ red) }",
    ] as [MarkedSource])
  func invalid(source: MarkedSource) throws {
    let report = Linter().report(on: [SyntaxTree(parsing: source.text)])
    let findings = report.findings.map(\.diagnostic)
    #expect(findings.map(\.range) == source.ranges)
    #expect(findings.allSatisfy { ["invalid-value", "unknown-function"].contains($0.kind.id) })
  }
}
