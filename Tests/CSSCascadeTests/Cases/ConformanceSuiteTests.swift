// SPDX-License-Identifier: Apache-2.0
import Testing

/// The project's conformance suite for the cascade and selectors: the cases in `Fixtures/Cases`.
@Suite("The cascade's conformance suite")
struct ConformanceSuiteTests {
  @Test("a case comes out as the specification says", arguments: ConformanceCase.all)
  func conforms(example: ConformanceCase) {
    let failures = example.failures
    if let difference = KnownDifference.all.first(where: { $0.name == example.name }) {
      #expect(!failures.isEmpty, "holds now; strike it off: \(difference.reason)")
      return
    }
    for failure in failures {
      Issue.record("\(example.feature).txt:\(failure.line): \(failure.message)")
    }
  }

  @Test("every file of cases can be read", arguments: CaseFile.all)
  func readable(file: CaseFile) {
    #expect(file.error == nil)
  }

  @Test("every feature has ten cases and more, and all together are over nine hundred")
  func counts() {
    #expect(CaseFile.all.count >= 30)
    for file in CaseFile.all { #expect(file.cases.count >= 10, "\(file)") }
    #expect(ConformanceCase.all.count >= 900)
  }

  @Test("every known difference is a case, listed once")
  func differences() {
    let names = KnownDifference.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isSubset(of: ConformanceCase.all.map(\.name)))
  }
}
