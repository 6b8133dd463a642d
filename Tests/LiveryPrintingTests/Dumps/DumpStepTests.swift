// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryFormatting
import LiveryPrinting
import Testing

@Suite struct DumpStepTests {
  /// A recorder of the progress that a dump reports.
  private final class Steps {
    private(set) var told: [[Int]] = []
    func tell(_ done: Int, _ total: Int) { told.append([done, total]) }
  }

  /// A sheet of 600 rules with a declaration each.
  private let sheet = (1...600).map { "a\($0){b:c}" }.joined()

  private func isTold(
    _ expected: [[Int]], by write: (_ onStep: @escaping (Int, Int) -> Void) -> Void
  ) -> Bool {
    let steps = Steps()
    write(steps.tell)
    return steps.told == expected
  }

  @Test(
    "dumps tell how many rules, nodes, declarations or tokens they have written, over all sheets")
  func steps() {
    let tree = SyntaxTree(parsing: sheet)
    let rules = [[1, 600], [257, 600], [513, 600]]
    let many = [1, 257, 513, 769, 1025].map { [$0, 1200] }
    #expect(
      isTold(rules) { tell in
        var dump = RulesDump(CSSStyleSheet(sheet))
        dump.onStep = tell
        _ = TextSink.text(of: dump.text)
      })
    #expect(
      isTold(rules) { tell in
        var dump = RulesDump(CSSStyleSheet(sheet))
        dump.onStep = tell
        _ = json(dump.json)
      })
    for isJSON in [false, true] {
      #expect(
        isTold(many) { tell in
          var dump = DeclarationsDump([tree, tree])
          dump.onStep = tell
          _ = isJSON ? json(dump.json) : TextSink.text(of: dump.text)
        })
      #expect(
        isTold(many) { tell in
          var dump = TreeDump([tree])
          dump.onStep = tell
          _ = isJSON ? json(dump.json) : TextSink.text(of: dump.text)
        })
      #expect(
        isTold(stride(from: 1, through: 3600, by: 256).map { [$0, 3600] }) { tell in
          var dump = TokenDump([tree.stream])
          dump.onStep = tell
          _ = isJSON ? json(dump.json) : TextSink.text(of: dump.text)
        })
    }
  }
}
