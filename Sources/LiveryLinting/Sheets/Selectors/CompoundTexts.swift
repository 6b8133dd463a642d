// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The compound selectors of a canonical selector, each as the texts of its simple selectors.
///
/// `.a > b.c:hover` has the compounds `[".a"]` and `["b", ".c", ":hover"]`. Combinators are
/// omitted.
struct CompoundTexts {
  /// The compounds, from left to right.
  private(set) var compounds: [[Substring]] = [[]]

  /// Splits a selector into its compounds.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String) {
    let bytes = text.utf8
    var depth = 0
    var start = bytes.startIndex
    var index = bytes.startIndex
    var previous = UInt8(ascii: " ")
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\\"):
        index = Self.end(ofEscape: index, in: bytes)
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if depth == 0, byte == UInt8(ascii: "[") { cut(text[start..<index], &start) }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "*"):
        if depth == 0 { cut(text[start..<index], &start) }
      case UInt8(ascii: ":"):
        if depth == 0, previous != byte { cut(text[start..<index], &start) }
      case UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"):
        if depth == 0 {
          cut(text[start..<index], &start)
          start = bytes.index(after: index)
          if compounds.last?.isEmpty == false { compounds.append([]) }
        }
      default: break
      }
      previous = byte
      bytes.formIndex(after: &index)
    }
    cut(text[start...], &start)
  }

  /// Returns the index after an escape, which is one character, or digits and the space that ends
  /// them.
  private static func end(ofEscape start: String.Index, in bytes: String.UTF8View) -> String.Index {
    let rest = bytes[start...].dropFirst()
    let digits = rest.prefix { $0.isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 }
    if digits.isEmpty { return rest.dropFirst().startIndex }
    let after = rest[digits.endIndex...]
    return after.first == UInt8(ascii: " ") ? after.dropFirst().startIndex : after.startIndex
  }

  private mutating func cut(_ simple: Substring, _ start: inout String.Index) {
    if !simple.isEmpty { compounds[compounds.count - 1].append(simple) }
    start = simple.endIndex
  }
}

extension CompoundTexts {
  /// The last compound, which is the subject of the selector.
  var subject: [Substring] { compounds.last ?? [] }

  /// Returns whether each compound before the last one also precedes the last one of another
  /// selector.
  ///
  /// The compounds must occur in the same order, and may have more simple selectors in the other
  /// selector.
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
