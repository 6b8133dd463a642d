// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Returns the head of a rule on one line, or `nil` if the text is not exactly one head.
///
/// Comments around the head are removed.
///
/// An invalid head could open or close blocks itself.
func ruleHead(_ text: String, isAtRule: Bool) -> String? {
  // An unclosed comment or string would consume the block.
  let tree = SyntaxTree(parsingRule: TokenStream(text + "\n{}"))
  guard tree.diagnostics.isEmpty, tree.nodes.count == 1,
    let rule = tree.rules.first(where: { _ in true })
  else { return nil }
  let stream = tree.stream
  let head: String
  switch rule {
  case .qualifiedRule(let rule) where !isAtRule && !rule.prelude.isEmpty:
    if rule.prelude.contains(where: { stream[$0].kind == .semicolon }) { return nil }
    head = stream.line(rule.prelude)
  case .atRule(let rule) where isAtRule && rule.hasBlock: head = stream.head(of: rule)
  default: return nil
  }
  return head
}

extension TokenStream {
  /// Returns the text of tokens on one line.
  func line(_ tokens: Range<Int>) -> String {
    var text = ""
    for position in tokens {
      text += self[position].kind == .whitespace ? " " : self.text(of: position)
    }
    return text
  }

  /// Returns an at-rule up to its block or its semicolon, on one line.
  func head(of rule: AtRule) -> String {
    let name = text(of: rule.tokens.lowerBound)
    if rule.prelude.isEmpty { return name }
    let follows = rule.prelude.lowerBound > rule.tokens.lowerBound + 1
    return name + (follows ? " " : "") + line(rule.prelude)
  }
}
