// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("An+B")
struct AnPlusBTests {
  @Test(
    "parses and serializes each form of a formula",
    arguments: [
      // CSS Syntax 3, 6.2, in the order of the production.
      ("odd", 2, 1, "2n+1"), ("even", 2, 0, "2n"), ("7", 0, 7, "7"), ("-7", 0, -7, "-7"),
      ("3n", 3, 0, "3n"), ("+n", 1, 0, "n"), ("-n", -1, 0, "-n"), ("3n-4", 3, -4, "3n-4"),
      ("+n-4", 1, -4, "n-4"), ("-n-4", -1, -4, "-n-4"), ("3n +4", 3, 4, "3n+4"),
      ("+n +4", 1, 4, "n+4"), ("-n -4", -1, -4, "-n-4"), ("3n- 4", 3, -4, "3n-4"),
      ("+n- 4", 1, -4, "n-4"), ("-n- 4", -1, -4, "-n-4"), ("3n + 4", 3, 4, "3n+4"),
      ("+n - 4", 1, -4, "n-4"), ("-n + 4", -1, 4, "-n+4"), ("n+4", 1, 4, "n+4"),
      ("-3n", -3, 0, "-3n"), ("+3n", 3, 0, "3n"), ("0n+0", 0, 0, "0"), ("-0n-0", 0, 0, "0"),
      ("1n+1", 1, 1, "n+1"), ("-1n+1", -1, 1, "-n+1"), ("003n+004", 3, 4, "3n+4"),
      // Names may contain escapes, and comments may occur anywhere.
      (#"\6e"#, 1, 0, "n"), (#"2\4e -1"#, 2, -1, "2n-1"), (#"n\2d 1"#, 1, -1, "n-1"),
      (#"\-n"#, -1, 0, "-n"), ("+/**/n", 1, 0, "n"), ("n/**/+/**/1", 1, 1, "n+1"),
      (#"\6f dd"#, 2, 1, "2n+1"), ("2n-0", 2, 0, "2n"), ("2N-0001", 2, -1, "2n-1"),
      // Numbers that do not fit in 32 bits.
      ("2147483648n", 2_147_483_647, 0, "2147483647n"),
      ("-99999999999n", -2_147_483_648, 0, "-2147483648n"),
      ("n-99999999999999999999999", 1, -2_147_483_648, "n-2147483648"),
      ("n + 99999999999999999999999", 1, 2_147_483_647, "n+2147483647"),
    ] as [(String, Int32, Int32, String)])
  func formula(text: String, step: Int32, offset: Int32, written: String) {
    var cursor = TokenCursor(TokenStream(text))
    let formula = AnPlusB(parsing: &cursor)
    #expect(formula == AnPlusB(step: step, offset: offset))
    #expect(cursor.isAtEnd() == true)
    #expect(formula?.description == written)
  }

  @Test(
    "rejects an invalid formula",
    arguments: [
      "", "a", "+", "-", "+odd", "-odd", "+ n", "- n", "3 n +", "n+", "n-", "n +", "n - -1",
      "n + +1", "n- +1", "n--1", "n-1a", "nn", "n1", "3m", "3.0", "1e1", "3.5n", "1e0n", "n+1.5",
      "n +1e3", "n + 1.0", "+-n", "+3 n x", "--n", "-n-", "(n)", "\"n\"", "#n", "2n + a",
      #"n-\+1"#, "++n", "n - n",
    ])
  func noFormula(text: String) {
    var cursor = TokenCursor(TokenStream(text))
    #expect(AnPlusB(parsing: &cursor) == nil || !cursor.isAtEnd())
  }

  @Test(
    "leaves the tokens after a formula to the caller",
    arguments: [("2n of .a", "of"), ("n n", "n"), ("n 1", "1"), ("3 +1", "+1"), ("odd, 1", ",")])
  func rest(text: String, next: String) {
    let stream = TokenStream(text)
    var cursor = TokenCursor(stream)
    #expect(AnPlusB(parsing: &cursor) != nil)
    #expect(cursor.next().map(stream.text(of:)) == next)
  }
}
