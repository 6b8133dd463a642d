// SPDX-License-Identifier: Apache-2.0
import Testing

/// The project's conformance suite for the cascade and selectors: the cases in `Fixtures/Cases`.
@Suite("The cascade's conformance suite")
struct ConformanceSuiteTests {
  @Test("a case has the result of the specification", arguments: ConformanceCase.all)
  func conforms(example: ConformanceCase) {
    let failures = example.failures
    if let difference = KnownDifference.all.first(where: { $0.name == example.name }) {
      #expect(!failures.isEmpty, "passes now; remove it from the list: \(difference.reason)")
      return
    }
    for failure in failures {
      Issue.record("\(example.feature).txt:\(failure.line): \(failure.message)")
    }
  }

  @Test("parses every file of cases", arguments: CaseFile.all)
  func readable(file: CaseFile) {
    #expect(file.error == nil)
  }

  @Test("has at least ten cases per feature and over nine hundred in total")
  func counts() {
    #expect(CaseFile.all.count >= 30)
    for file in CaseFile.all { #expect(file.cases.count >= 10, "\(file)") }
    #expect(ConformanceCase.all.count >= 900)
  }

  @Test("lists every known difference once, as an existing case")
  func differences() {
    let names = KnownDifference.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isSubset(of: ConformanceCase.all.map(\.name)))
  }
}
