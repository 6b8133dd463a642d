// SPDX-License-Identifier: Apache-2.0

/// A generator of sheets that combine all kinds of selectors and at-rules.
struct RandomSheet {
  var source: RandomSource

  /// Returns a sheet of a few rules.
  mutating func sheet() -> String {
    (0...source.below(10)).map { _ in rule(depth: 0) }.joined(separator: "\n")
  }

  private mutating func rule(depth: Int) -> String {
    let choice = depth > 2 ? 20 : source.below(24)
    switch choice {
    case 0: return "@layer \(source.word("one two three")) { \(rules(depth)) }"
    case 1:
      let limit = source.once(in: 2) ? " to (\(complex(1)))" : ""
      return "@scope (\(complex(1)))\(limit) { \(rules(depth)) }"
    case 2, 3: return "@container \(container()) { \(rules(depth)) }"
    case 4:
      return source.one([
        "@media (width > 0px) { \(rules(depth)) }",
        "@property --n { syntax: '*'; inherits: false } .z { --n: 1px } .y { --n: inherit }",
      ])
    case 5...8:
      let inner = source.one(["&", "& >", "&:hover", "& +", "& ~", ".x &", ":is(&) .y", "&.z"])
      let suffix = inner.last == ">" || inner.last == "+" || inner.last == "~" ? " .y" : ""
      return """
        \(complex(0)) { \(declarations()) \(inner)\(suffix) { \(declarations()) } \
        \(source.once(in: 3) ? rule(depth: depth + 1) : "") }
        """
    default:
      let list = source.once(in: 4) ? "\(complex(0)), \(complex(0))" : complex(0)
      return
        "\(list)\(pseudoElement()) { \(declarations()) }"
    }
  }

  private mutating func pseudoElement() -> String {
    source.one(["", "", "", "", "", "::before", "::part(p)", "::part(q)", "::part(p)::before"])
  }

  private mutating func rules(_ depth: Int) -> String {
    (0...source.below(2)).map { _ in rule(depth: depth + 1) }.joined(separator: " ")
  }

  private mutating func container() -> String {
    source.one([
      "(width > 100px)", "box (height < 50px)", "box", "style(--v: 3px)", "(width > 5em)",
      "not (width > 100px)",
    ])
  }

  /// Returns a complex selector, without selector arguments if `depth` is two.
  mutating func complex(_ depth: Int) -> String {
    var text = compound(depth)
    for _ in 0..<source.one([0, 0, 1, 1, 2]) {
      text += source.one([" ", " ", " > ", " + ", " ~ "]) + compound(depth)
    }
    return text
  }

  private mutating func compound(_ depth: Int) -> String {
    let type = source.once(in: 3) ? source.word("a b c *") : ""
    let count = source.below(3) + (type.isEmpty ? 1 : 0)
    return type + (0..<count).map { _ in simple(depth) }.joined()
  }

  private mutating func simple(_ depth: Int) -> String {
    switch source.below(depth > 1 ? 18 : 28) {
    case 0...7: return ".\(source.word("x y z w"))"
    case 8: return "#\(source.word("i j"))"
    case 9: return source.one(["[k]", "[k=v]", "[k^=u i]", "[class~=x]", "[id]"])
    case 10, 11: return source.one([":hover", ":focus", ":focus-within", ":checked", ":disabled"])
    case 12: return source.one([":empty", ":first-child", ":last-child", ":only-of-type", ":root"])
    case 13: return source.one([":first-of-type", ":last-of-type", ":nth-of-type(2n+1)"])
    case 14: return source.one([":nth-child(2n+1)", ":nth-last-child(2)", ":nth-last-of-type(2n)"])
    case 15: return source.one([":lang(de)", ":lang(fr)", ":dir(rtl)", ":dir(ltr)"])
    case 16: return ":state(\(source.word("s t")))"
    case 17: return source.one([":scope", ":state(s)", ".x", ".y"])
    case 18, 19: return ":is(\(complex(depth + 1)), \(compound(2)))"
    case 20: return ":where(\(complex(depth + 1)))"
    case 21, 22: return ":not(\(complex(depth + 1)))"
    case 23, 24:
      return ":nth-\(source.word("child last-child"))(2n+1 of \(complex(depth + 1)))"
    default: return ":has(\(source.one(["", "", "> ", "+ ", "~ "]))\(complex(depth + 1)))"
    }
  }

  /// Returns a few declarations of inherited and non-inherited properties.
  mutating func declarations() -> String {
    (0...source.below(3)).map { _ in
      source.one([
        "color: red", "color: teal !important", "color: var(--v, blue)", "font-size: 2em",
        "width: \(source.below(9))px", "width: inherit", "margin-left: 1em", "padding-top: inherit",
        "padding-top: var(--v)", "--v: \(source.below(4))px", "--v: inherit", "--w: var(--v)",
        "height: 10cqw", "container-type: inline-size", "container: box / size", "cursor: pointer",
        "width: revert-layer", "border-top: 1px solid", "visibility: hidden", "all: unset",
        "margin-left: var(--w, inherit)", "--n: \(source.below(3))px", "width: var(--n)",
        "container-type: normal",
      ])
    }.joined(separator: "; ") + ";"
  }
}
