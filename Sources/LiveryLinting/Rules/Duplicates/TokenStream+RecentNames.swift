// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension TokenStream {
  /// Returns whether some tokens contain a name with a vendor prefix, such as `-webkit-box`.
  func hasPrefixedName(in tokens: Range<Int>) -> Bool {
    tokens.contains { token in
      guard self[token].kind == .ident || self[token].kind == .function else { return false }
      let name = utf8(in: range(of: token))
      return name.count > 2 && name[0] == UInt8(ascii: "-") && name[1] != UInt8(ascii: "-")
    }
  }

  /// Returns whether some tokens contain a `var()`, an `env()` or an `attr()`.
  package func hasVariable(in tokens: Range<Int>) -> Bool {
    tokens.contains {
      self[$0].kind == .function
        && (value(of: $0, equals: "var") || value(of: $0, equals: "env")
          || value(of: $0, equals: "attr"))
    }
  }

  /// Returns the functions and the newer units and keywords among some tokens, in lower case.
  func recentNames(in tokens: Range<Int>) -> Set<String> {
    var words: Set<String> = []
    for token in tokens {
      switch self[token].kind {
      case .function: words.insert(value(of: token).lowercased() + "(")
      case .ident:
        let word = value(of: token).lowercased()
        if recentKeywords.contains(word) { words.insert(word) }
      case .dimension:
        let unit = unit(of: token).lowercased()
        if recentUnits.contains(unit) { words.insert(unit) }
      case .hash:
        let length = range(of: token).count
        if length == 5 || length == 9 { words.insert("#") }
      default: continue
      }
    }
    return words
  }
}

private let recentKeywords: Set<String> = [
  "flex", "inline-flex", "grid", "inline-grid", "flow-root", "contents", "clip", "break-word",
  "anywhere", "sticky", "fit-content", "min-content", "max-content", "stretch", "crisp-edges",
  "pixelated", "grab", "grabbing", "zoom-in", "zoom-out", "balance", "pretty", "start", "end",
  "flex-start", "flex-end", "space-evenly", "isolate", "isolate-override", "plaintext",
  "break-spaces", "auto-phrase", "subgrid", "system-ui", "revert", "revert-layer", "unset",
  "pan-x", "pan-y", "manipulation", "match-parent",
  "currentcolor", "transparent", "canvas", "canvastext", "linktext", "accentcolor", "stable",
]

private let recentUnits: Set<String> = [
  "rem", "ch", "lh", "rlh", "cap", "rcap", "rch", "ric", "rex", "ic", "vw", "vh", "vi", "vb",
  "vmin", "vmax", "dvw", "dvh", "dvi", "dvb", "dvmin", "dvmax", "svw", "svh", "svi", "svb", "svmin",
  "svmax", "lvw", "lvh", "lvi", "lvb", "lvmin", "lvmax", "cqw", "cqh", "cqi", "cqb", "cqmin",
  "cqmax",
]
