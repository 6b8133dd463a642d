// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryPipelines
import Testing

@Suite("Pipelines that tasks share")
struct PipelineConcurrencyTests {
  @Test("concurrent tasks get equal pipelines")
  func tasks() async {
    let sheet = CSSStyleSheet(".a { background: red; padding: 3px; border: 1px solid }")
    let expected = sheet.pipeline(for: ".a:hover").description
    let results = await withTaskGroup(of: Bool.self, returning: [Bool].self) { group in
      for number in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { _ in
            sheet.pipeline(for: number.isMultiple(of: 2) ? ".a" : ".a:hover").description
              == expected
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: true, count: 8))
  }
}
