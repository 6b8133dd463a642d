// SPDX-License-Identifier: Apache-2.0
import Testing

/// Tests of malformed case files: an error must never count as a passed case.
struct MalformedCaseTests {
  private static let head = "# https://example.org/#x\n"

  @Test(
    "rejects a malformed file at the offending line",
    arguments: [
      ("== a\ninvalid x", 1, "a case without a section above it"),
      ("# example.org", 1, "expected the address of a section behind '# '"),
      (head + "invalid x", 2, "an expectation outside of a case"),
      (head + "environment: width 1", 2, "an environment outside of a case"),
      (head + "sheet: a {}", 2, "a sheet outside of a case"),
      (head + "== a", 2, "the case expects nothing"),
      (head + "== a\nmatches x → #y", 3, "the case has no tree"),
      (head + "== a\n#y color: red", 3, "the case has no tree"),
      (head + "== a\ninvalid x\n== a", 4, "another case of this file has this title"),
      (head + "== a\nmatch x", 3, "no expectation: 'match x'"),
      (head + "== a\nmatches x", 3, "no expectation: 'matches x'"),
      (head + "== a\nmatches x → y", 3, "expected ids such as '#a #b', found 'y'"),
      (head + "== a\nspecificity x → 1,0", 3, "a specificity is three counts, such as 0,1,0"),
      (head + "== a\n#a color", 3, "expected '#id property: value', found '#a color'"),
      (head + "== a\n#a:x color: red", 3, "expected an id, found '#a:x'"),
      (head + "== a\nsheet mine: a {}", 3, "no origin: 'mine'"),
      (
        head + "== a\nenvironment: weight 1", 3,
        "expected a name and a value, such as 'width 800', found 'weight 1'"
      ),
      (head + "== a\ntree:\n  a\n      b", 5, "the indentation fits no element above"),
      (head + "== a\ntree:\n  a\n  b", 5, "the indentation fits no element above"),
      (head + "== a\ntree:\n", 4, "the tree has no element"),
      (head + "== a\ntree: .x", 4, "expected a name, found '.x'"),
      (head + "== a\ntree: a!", 4, "unexpected '!'"),
      (head + "== a\ntree: a wide", 4, "no word of a tree: 'wide'"),
      (head + "== a\ntree: a{color: red", 4, "'}' is missing"),
      (head + "== a\ntree: a size=3", 4, "a size is written 320x200"),
      (head + "== a\ntree: a code(colour: red)", 4, "no declaration of a property: 'colour: red'"),
      (head + "== a\ntree: a code(color: red", 4, "')' is missing"),
    ])
  func rejected(text: String, line: Int, message: String) {
    #expect(CaseFile(text, feature: "x").error == CaseError(line, message))
  }
}
