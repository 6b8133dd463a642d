// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

@Suite struct ConcurrencyTests {
  @Test("eight concurrent tasks get correct values of one sheet")
  func tasks() async {
    let rules = (0..<500).map { ".c\($0) { width: \($0)px; color: var(--c) }" }.joined()
    let sheet = CSSStyleSheet(":root { --c: red }" + rules)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<4000).count { step in
            let number = (step * (task + 1)) % 600
            let width = sheet.text("toolbar .c\(number)", "width")
            let color = sheet.text(".c\(number)", "color", state: .highlighted)
            return number < 500
              ? width != "\(number)px" || color != "rgb(255, 0, 0)" : width != nil || color != nil
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test("concurrent changes of copies are independent")
  func copies() async {
    let sheet = CSSStyleSheet("a { color: red }", name: "base.css")
    let results = await withTaskGroup(of: String?.self) { group in
      for task in 0..<8 {
        group.addTask {
          var copy = sheet
          copy.add("a { width: \(task)px }", name: "\(task).css")
          return copy.text("a", "width")
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(results == Set((0..<8).map { "\($0)px" }))
    #expect(sheet.text("a", "width") == nil)
  }
}
