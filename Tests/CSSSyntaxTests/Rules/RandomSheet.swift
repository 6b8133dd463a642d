// SPDX-License-Identifier: Apache-2.0
import TestSupport

/// A generator of random style sheets that are difficult to parse, many of them invalid.
enum RandomSheet {
  /// Returns a sequence of pieces in random order.
  static func pieces(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...40, using: &generator))
      .map { _ in hard.randomElement(using: &generator) ?? "" }.joined()
  }

  /// Returns rules with nested ones, and sometimes with a misplaced piece.
  static func rules(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in rule(4, using: &generator) }.joined()
  }

  private static func rule(_ depth: Int, using generator: inout SeededGenerator) -> String {
    let prelude = chance(4, using: &generator) ? atRule(using: &generator) : selector(&generator)
    if chance(12, using: &generator) { return prelude + ";" }
    let end = chance(15, using: &generator) ? "" : "}"
    return prelude + "{" + contents(depth - 1, using: &generator) + end
  }

  private static func contents(_ depth: Int, using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      if depth > 0, chance(3, using: &generator) { return rule(depth, using: &generator) }
      return declaration(depth, using: &generator)
    }.joined()
  }

  private static func declaration(_ depth: Int, using generator: inout SeededGenerator) -> String {
    let names = ["a", "color", "--x", "--", "b ", "c/**/ ", "\\2d-y", "-z", "important"]
    var text = (names.randomElement(using: &generator) ?? "") + ":"
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: text += "f(" + (hard.randomElement(using: &generator) ?? "") + ")"
      case 1: text += "{" + contents(depth - 1, using: &generator) + "}"
      case 2: text += hard.randomElement(using: &generator) ?? ""
      default: text += usual.randomElement(using: &generator) ?? ""
      }
    }
    if chance(4, using: &generator) {
      text +=
        ["!important", " ! IMPORTANT ", "!", "!importan"]
        .randomElement(using: &generator) ?? ""
    }
    return text + (chance(8, using: &generator) ? " " : ";")
  }

  private static func selector(_ generator: inout SeededGenerator) -> String {
    let parts = ["a", ".b", "#c", ":d", " > ", " ", ",", "[e=f]", "&", ":not(g)", "--h", ":", "("]
    return (0..<Int.random(in: 0...4, using: &generator))
      .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }

  private static func atRule(using generator: inout SeededGenerator) -> String {
    "@" + (["media", "import", "layer", "-x"].randomElement(using: &generator) ?? "")
      + (["", " ", " (a:b) ", " 'c'", "/**/", " }", " f("].randomElement(using: &generator) ?? "")
  }

  private static func chance(_ one: Int, using generator: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<one, using: &generator) == 0
  }

  private static let usual = [
    "b", " ", " c ", "1px", "#def", ",", "'g'", "/**/", "50%", "h i", "/",
  ]

  private static let hard = [
    "a", "b", "--x", "--", "important", "!", "!important", "! important", ":", "::", ";", "{", "}",
    "{}", "{;}", "{a:b}", "(", ")", "[", "]", "f(", "url(", "url(x)", "url(a b)", "@m", "@", " ",
    "\n", "/**/", "/*", "<!--", "-->", ",", "#h", "1px", "%", "&", ">", "'s'", "'s", "\"s\n", "\\",
    "a:", "a:{", "a:{}", "a {", "a:b{", "--x:", "--x:{", "} }", "a:b;", "a:b}", ":{}",
  ]
}
