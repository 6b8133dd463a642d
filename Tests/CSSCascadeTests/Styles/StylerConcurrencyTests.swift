// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of trees of one sheet that several tasks create, read and change concurrently.
@Suite struct StylerConcurrencyTests {
  @Test("concurrent tasks get correct styles of trees of one sheet")
  func tasks() async {
    let rules = (0..<200).map { ".c\($0) { width: \($0)px; --c: \($0)px; height: var(--c) }" }
    let sheet = CSSStyleSheet(rules.joined())
    let children = (0..<200).map { StyleElement("p", classes: ["c\($0)"]) }
    let common = StyledTree(of: StyleElement("main", children: children), in: sheet)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var own = common
          return (0..<100).count { step in
            let number = (step * (task + 7)) % 200
            own.update(1 + number, to: StyleElement("p", classes: ["c\(199 - number)"]))
            let small = StyledTree(of: StyleElement("p", classes: ["c\(number)"]), in: sheet)
            let texts = [
              common.style(at: 1 + number)[.width], small.style(at: 0)[.height],
              own.style(at: 1 + number)[.height],
            ].map(\.description)
            return texts != ["\(number)px", "\(number)px", "\(199 - number)px"]
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
