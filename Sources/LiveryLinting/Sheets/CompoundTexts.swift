// SPDX-License-Identifier: Apache-2.0

/// The compounds of a selector in canonical form, each as the texts of its simple selectors.
///
/// `.a > b.c:hover` has the compounds `[".a"]` and `["b", ".c", ":hover"]`. Combinators are left out.
struct CompoundTexts {
  /// The compounds, from left to right.
  private(set) var compounds: [[Substring]] = [[]]

  /// Takes a selector apart.
  ///
  /// - Complexity: linear in its length.
  init(_ text: String) {
    var depth = 0
    var start = text.startIndex
    var index = text.startIndex
    var previous: Character = " "
    while index < text.endIndex {
      let character = text[index]
      switch character {
      case "(", "[":
        if depth == 0, character == "[" { cut(text, &start, index) }
        depth += 1
      case ")", "]": depth -= 1
      case ".", "#", "*": if depth == 0 { cut(text, &start, index) }
      case ":": if depth == 0, previous != ":" { cut(text, &start, index) }
      case " ", ">", "+", "~":
        if depth == 0 {
          cut(text, &start, index)
          start = text.index(after: index)
          if compounds.last?.isEmpty == false { compounds.append([]) }
        }
      default: break
      }
      previous = character
      index = text.index(after: index)
    }
    cut(text, &start, index)
  }

  private mutating func cut(_ text: String, _ start: inout String.Index, _ end: String.Index) {
    if start < end { compounds[compounds.count - 1].append(text[start..<end]) }
    start = end
  }
}

extension CompoundTexts {
  /// The last compound.
  var subject: [Substring] { compounds.last ?? [] }

  /// Whether each compound before the last one stands before the last one of another selector too, in the same order and
  /// perhaps with more to it.
  func isAround(_ other: CompoundTexts) -> Bool {
    var outer = other.compounds.dropLast()[...]
    for compound in compounds.dropLast() {
      let found = outer.firstIndex { candidate in compound.allSatisfy(candidate.contains) }
      guard let found else { return false }
      outer = outer[(found + 1)...]
    }
    return true
  }
}
