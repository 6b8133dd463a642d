// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryFormatting
import LiveryPrinting
import Testing

@Suite struct DumpStepTests {
  /// A recorder of the progress that a dump reports.
  private final class Steps {
    private(set) var reported: [[Int]] = []
    func report(_ done: Int, _ total: Int) { reported.append([done, total]) }
  }

  /// A sheet of 600 rules with a declaration each.
  private let sheet = (1...600).map { "a\($0){b:c}" }.joined()

  private func reports(
    _ expected: [[Int]], by write: (_ onStep: @escaping (Int, Int) -> Void) -> Void
  ) -> Bool {
    let steps = Steps()
    write(steps.report)
    return steps.reported == expected
  }

  @Test(
    "dumps report the number of written items over all sheets")
  func steps() {
    let tree = SyntaxTree(parsing: sheet)
    let rules = [[1, 600], [257, 600], [513, 600]]
    let lengths = [1, 257, 513, 769, 1025].map { [$0, 1200] }
    #expect(
      reports(rules) { report in
        var dump = RulesDump(CSSStyleSheet(sheet))
        dump.onStep = report
        _ = TextSink.text(of: dump.text)
      })
    #expect(
      reports(rules) { report in
        var dump = RulesDump(CSSStyleSheet(sheet))
        dump.onStep = report
        _ = json(dump.json)
      })
    for isJSON in [false, true] {
      #expect(
        reports(lengths) { report in
          var dump = DeclarationsDump([tree, tree])
          dump.onStep = report
          _ = isJSON ? json(dump.json) : TextSink.text(of: dump.text)
        })
      #expect(
        reports(lengths) { report in
          var dump = TreeDump([tree])
          dump.onStep = report
          _ = isJSON ? json(dump.json) : TextSink.text(of: dump.text)
        })
      #expect(
        reports(stride(from: 1, through: 3600, by: 256).map { [$0, 3600] }) { report in
          var dump = TokenDump([tree.stream])
          dump.onStep = report
          _ = isJSON ? json(dump.json) : TextSink.text(of: dump.text)
        })
    }
  }
}
