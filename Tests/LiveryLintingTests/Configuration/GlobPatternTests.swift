// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import TestSupport
import Testing

@Suite struct GlobPatternTests {
  @Test(
    "a pattern matches exactly its paths",
    arguments: [
      ("*.css", ["a.css", "x/a.css", "x/y/.css"], ["a.cs", "a.css2"]),
      ("vendor", ["vendor", "vendor/a.css", "x/vendor/y/a.css"], ["vendors/a.css", "xvendor"]),
      ("vendor/", ["vendor/a.css", "x/vendor/a.css"], ["vendor", "x/vendor"]),
      ("/vendor", ["vendor", "vendor/a"], ["x/vendor"]),
      ("vendor/**", ["vendor/a", "vendor/x/y"], ["vendor", "x/vendor/a", "vendors/a"]),
      ("a/*.css", ["a/b.css", "a/.css"], ["a/b/c.css", "b.css"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b", "a/b/c"], ["ab", "a/xb", "x/a/b"]),
      ("**/b", ["b", "a/b", "a/c/b"], ["ab", "a/xb"]),
      ("**", ["a", "a/b"], []),
      ("a**b", ["ab", "a/b", "axyb"], ["a"]),
      ("?.css", ["a.css", "é.css", "x/a.css"], [".css", "ab.css"]),
      ("a?b/c", ["axb/c"], ["a/b/c"]),
      ("[a-c]x", ["ax", "cx"], ["dx", "x", "Ax"]), ("[!a-c]x", ["dx"], ["ax", "/x"]),
      ("[]x]", ["]", "x"], ["y"]), ("[a-]", ["a", "-"], ["b"]), ("[é]", ["é"], ["e"]),
      ("{a,b}.css", ["a.css", "b.css", "x/b.css"], ["c.css", "{a,b}.css", ".css"]),
      ("x/{a,b{c,d}}/{,e}f", ["x/a/f", "x/bc/ef", "x/bd/f"], ["x/b/f", "x/a/e"]),
      ("a,b}", ["a,b}"], ["a"]), (#"\*\{"#, ["*{"], ["a{"]), ("./a/b", ["a/b"], ["x/a/b"]),
      ("a*b*c*d", ["abcd", "axbxcxd"], ["abdc"]), ("", [], []),
    ] as [(String, [String], [String])])
  func matches(pattern: String, matching: [String], others: [String]) throws {
    guard !pattern.isEmpty else {
      #expect(throws: GlobPattern.Problem.empty) { try GlobPattern(parsing: pattern) }
      return
    }
    let glob = try GlobPattern(parsing: pattern)
    #expect(matching.filter { !glob.matches($0) } == [])
    #expect(others.filter(glob.matches) == [])
  }

  @Test(
    "reports an invalid pattern",
    arguments: [
      ("/", .empty), ("!", .empty), ("[", .invalidSet), ("[a", .invalidSet), ("[]", .invalidSet),
      ("[z-a]", .invalidSet), ("a{b", .unclosedBrace), ("a\\", .endsInEscape),
      (String(repeating: "a", count: 1025), .tooLong),
    ] as [(String, GlobPattern.Problem)])
  func problems(text: String, problem: GlobPattern.Problem) {
    #expect(throws: problem) { try GlobPattern(parsing: text) }
  }

  @Test("time is linear in the number of stars", .tier(.standard))
  func hostile() throws {
    let text = String(repeating: "a", count: 1000)
    for unit in ["*a", "**a", "{a,*}", "{a,aa}", "{,a}", "?*", "**/"] {
      try expectGrowth(from: 100, unit) { count in
        let pattern = String(repeating: unit, count: count / unit.count) + "b"
        let glob = try GlobPattern(parsing: pattern)
        #expect(!glob.matches(text))
      }
    }
    let nested = String(repeating: "{", count: 500) + String(repeating: "}", count: 500)
    #expect(!(try GlobPattern(parsing: nested).matches("a")))
  }

  @Test("the last matching pattern decides, and no pattern matches outside the folder")
  func lists() throws {
    let patterns = PathPatterns(
      try ["vendor", "!vendor/own.css", "!own/"].map(GlobPattern.init(parsing:)),
      in: LexicalPath("theme"))
    #expect(patterns.verdict(of: LexicalPath("theme/vendor/a.css")) == true)
    #expect(patterns.verdict(of: LexicalPath("theme/vendor/own.css")) == false)
    #expect(patterns.verdict(of: LexicalPath("theme/a.css")) == nil)
    #expect(patterns.verdict(of: LexicalPath("vendor/a.css")) == nil)
  }

  @Test("compares paths lexically")
  func paths() {
    #expect(LexicalPath("a/./b//../c").text == "a/c")
    #expect(LexicalPath("/../a").text == "/a")
    #expect(LexicalPath("../../a").text == "../../a")
    #expect(LexicalPath("a/..").text == ".")
    #expect(LexicalPath("").text == ".")
    #expect(LexicalPath("a/b.yml").folder.appending("../c/d").text == "c/d")
    #expect(LexicalPath("a").appending("/b").text == "/b")
    #expect(LexicalPath("a/b/c").relative(to: LexicalPath("a")) == "b/c")
    #expect(LexicalPath("a").relative(to: LexicalPath("a")) == nil)
    #expect(LexicalPath("../a").relative(to: LexicalPath(".")) == nil)
    #expect(LexicalPath("/a").relative(to: LexicalPath(".")) == nil)
    #expect(LexicalPath("b").relative(to: LexicalPath("")) == "b")
  }
}
