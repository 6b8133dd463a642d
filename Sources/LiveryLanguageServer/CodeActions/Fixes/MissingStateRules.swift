// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The empty rules for the states that a theme does not style although it styles a related one.
struct MissingStateRules {
  /// The title of the action that adds the rules.
  let title: String
  /// The insertion of the rules after the rule of the diagnostic.
  let edit: TextEdit

  /// Creates the rules for a diagnostic about missing states, or returns `nil` if its selector
  /// cannot be changed.
  init?(_ diagnostic: Diagnostic, in tree: SyntaxTree) {
    let stream = tree.stream
    // A nested rule contains the states of its own selector.
    let node = tree.path(at: diagnostic.range.lowerBound).last {
      tree.nodes[$0].kind == .qualifiedRule
    }
    guard let node,
      let state = stream.state(named: diagnostic.found, in: diagnostic.range)
    else { return nil }
    let states = diagnostic.expected.split(separator: "'").filter { $0.hasPrefix(":") }
    let (start, end) = (diagnostic.range.lowerBound, diagnostic.range.upperBound)
    let selectors = states.map {
      stream.text(in: start..<state.lowerBound) + $0 + stream.text(in: state.upperBound..<end)
    }
    guard !selectors.isEmpty else { return nil }
    let bytes = tree.bytes(of: node)
    let (newline, indentation) = (
      stream.sourceText.newline, stream.sourceText.indentation(ofLineAt: bytes.lowerBound)
    )
    let lineStart = newline + indentation
    let rules = selectors.map { newline + lineStart + $0 + " {" + lineStart + "}" }
    title = "Add " + selectors.map { "'\(shortened($0))'" }.joined(separator: " and ")
    edit = TextEdit(range: bytes.upperBound..<bytes.upperBound, replacement: rules.joined())
  }
}

extension TokenStream {
  /// Returns the bytes of the last pseudo-class with a name in a byte range, with its colon.
  fileprivate func state(named name: String, in range: Range<Int>) -> Range<Int>? {
    guard let first = token(at: range.lowerBound) else { return nil }
    var found: Range<Int>?
    var token = first
    while token + 1 < count, self.range(of: token + 1).upperBound <= range.upperBound {
      if self[token].kind == .colon, self[token + 1].kind == .ident,
        value(of: token + 1).lowercased() == name
      {
        found = byteRange(of: token..<token + 2)
      }
      token += 1
    }
    return found
  }
}
