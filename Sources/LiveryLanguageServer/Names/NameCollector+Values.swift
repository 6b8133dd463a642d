// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension NameCollector {
  /// Adds the custom properties whose names stand in a value or condition by themselves.
  mutating func addDashedNames(in tokens: Range<Int>, of node: Int) {
    for token in tokens where stream[token].kind == .ident {
      if stream.isCustomName(at: token) {
        add(.customProperty, .reference, token: token, node: node)
      }
    }
  }

  /// Adds the custom properties in functions such as `var()`, and the parts of pipelines.
  mutating func addReferences(in value: Range<Int>, of node: Int) {
    // For each open block, whether it is a function that takes names of other kinds.
    var open: [Bool] = []
    for token in value {
      let kind = stream[token].kind
      if kind.closesBlock { _ = open.popLast() }
      if kind == .ident, open.last == false, stream.isCustomName(at: token) {
        add(.customProperty, .reference, token: token, node: node)
      }
      guard kind.isOpening else { continue }
      let name = kind == .function ? stream.value(of: token).lowercased() : ""
      open.append(["anchor", "anchor-size", "color", "part", "scroll", "view"].contains(name))
      guard name == "part" else { continue }
      var cursor = TokenCursor(stream, token + 1..<value.upperBound)
      if cursor.peek() == .ident, let part = cursor.next() {
        add(.part, .reference, token: part, node: node)
      }
    }
  }

  /// Adds the animations that a value names: all words but the keywords of the property.
  mutating func addAnimations(in value: Range<Int>, of node: Int) {
    var depth = 0
    for token in value {
      let kind = stream[token].kind
      if kind.isOpening { depth += 1 }
      if kind.closesBlock { depth -= 1 }
      guard depth == 0, kind.isName else { continue }
      if kind == .ident, Self.animationKeywords.contains(stream.value(of: token).lowercased()) {
        continue
      }
      add(.keyframes, .reference, token: token, node: node)
    }
  }

  /// The words of an `animation` that are no names of animations.
  private static let animationKeywords: Set<String> = [
    "none", "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    "infinite", "normal", "reverse", "alternate", "alternate-reverse", "forwards", "backwards",
    "both", "running", "paused", "auto", "inherit", "initial", "unset", "revert", "revert-layer",
  ]

  mutating func addContainerNames(in value: Range<Int>, of node: Int) {
    for token in value {
      if stream.isDelim(token, "/") { return }
      guard stream[token].kind == .ident else { continue }
      let name = stream.value(of: token)
      if CSSWideKeyword(stream, in: token..<token + 1) != nil || name.lowercased() == "none" {
        continue
      }
      add(.container, .declaration, token: token, node: node)
    }
  }

  /// Adds the families of a list; a family of several words is at its first word.
  mutating func addFamilies(
    in value: Range<Int>, of node: Int, role: NameOccurrence.Role
  ) {
    var words: [Int] = []
    for token in value.lowerBound...value.upperBound {
      let kind = token < value.upperBound ? stream[token].kind : .comma
      if kind.isName { words.append(token) }
      guard kind == .comma else { continue }
      if let first = words.first {
        let name = words.map { stream.value(of: $0) }.joined(separator: " ")
        add(.fontFamily, role, token: first, node: node, name: name)
      }
      words = []
    }
  }
}
