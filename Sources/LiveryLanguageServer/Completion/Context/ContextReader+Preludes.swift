// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ContextReader {
  /// Returns the role of a cursor in the prelude of an at-rule.
  ///
  /// - Parameter head: The token with the name of the at-rule.
  /// - Returns: The role.
  mutating func preludeRole(ofRuleAt head: Int) -> CompletionContext.Role {
    let rule = stream.value(of: head).lowercased()
    let blocks = rules.blocks.filter { $0 > head }
    if !blocks.isEmpty {
      let functions = blocks.map(blockName)
      if functions.contains("selector") || rule == "scope" { return selectorRole(from: head + 1) }
      let isStyle = rule == "container" && functions.contains("style")
      if isStyle || rule == "supports" || (rule == "import" && functions.contains("supports")),
        let role = conditionRole(in: blocks)
      {
        return role
      }
    }
    return .prelude(
      PreludePosition(rule: rule, tokens: head + 1..<max(head + 1, word.token), blocks: blocks))
  }

  /// Returns the role of a cursor in a declaration in parentheses, or `nil` for other parentheses.
  private func conditionRole(in blocks: [Int]) -> CompletionContext.Role? {
    for block in blocks {
      guard let name = nextToken(from: block + 1), stream[name].kind == .ident,
        let colon = nextToken(from: name + 1), stream[colon].kind == .colon
      else { continue }
      return .value(
        ValuePosition(name: stream.value(of: name), tokens: colon + 1..<word.token))
    }
    guard let block = blocks.last, nextToken(from: block + 1) == nil,
      ["(", "style", "supports"].contains(blockName(block))
    else { return nil }
    let following = followingToken
    let hasColon =
      word.kind != nil && following < stream.count && stream[following].kind == .colon
    return .property(PropertyPosition(hasColon: hasColon, isCondition: true))
  }
}
