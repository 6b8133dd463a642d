// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A conversion of the library's results to the format of the suites.
struct TreeNotation {
  let stream: TokenStream
  /// Whether the text of numbers is omitted, because the suite has its own format.
  let dropsNumberText: Bool

  /// Returns the nodes of a tree without `@charset`, which every reader drops.
  func nodes(_ nodes: SyntaxTree.Children) -> JSONValue {
    .array(nodes.map(node).filter { !$0.isCharset })
  }

  /// Returns a node.
  func node(_ node: Syntax) -> JSONValue {
    switch node {
    case .qualifiedRule(let rule):
      return .node("qualified rule", prelude(rule, from: 0), block(rule))
    case .atRule(let rule):
      return .node(
        "at-rule", .string(rule.name), prelude(rule, from: 1), rule.hasBlock ? block(rule) : .null)
    case .declaration(let declaration):
      return .node(
        "declaration", .string(declaration.name), values(declaration.value),
        .bool(declaration.isImportant))
    case .raw: return .node("error", .string("invalid"))
    }
  }

  /// Returns a rule's prelude with surrounding white space, which the suites keep.
  private func prelude(_ rule: some SyntaxView, from skipped: Int) -> JSONValue {
    let node = rule.tree.nodes[rule.index]
    var end = min(Int(node.content), Int(node.end))
    if node.content == node.end, stream[end - 1].kind == .semicolon { end -= 1 }
    return values(Int(node.first) + skipped..<end)
  }

  private func block(_ rule: some SyntaxView) -> JSONValue {
    let node = rule.tree.nodes[rule.index]
    return values(Int(node.content) + 1..<Int(node.contentEnd))
  }

  /// Returns the component values of a range of tokens.
  func values(_ tokens: Range<Int>) -> JSONValue {
    .array(ComponentValue.list(in: stream, tokens).values.map(value))
  }

  /// Returns a component value.
  func value(_ value: ComponentValue) -> JSONValue {
    switch value {
    case .token(let position): return token(position)
    case .function(let name, let values, _):
      return .array(
        [.string("function"), .string(stream.value(of: name))] + values.map(self.value))
    case .block(let opening, let values, _):
      let brackets: [TokenKind: String] = [
        .leftBrace: "{}", .leftBracket: "[]", .leftParenthesis: "()",
      ]
      return .array(
        [.string(brackets[stream[opening].kind] ?? "")] + values.map(self.value))
    }
  }

  private func token(_ position: Int) -> JSONValue {
    let token = stream[position]
    let value = JSONValue.string(stream.value(of: position))
    switch token.kind {
    case .ident: return .node("ident", value)
    case .atKeyword: return .node("at-keyword", value)
    case .hash:
      return .node("hash", value, .string(token.flags.contains(.id) ? "id" : "unrestricted"))
    case .string: return .node("string", value)
    case .url: return .node("url", value)
    case .badString: return .node("error", .string("bad-string"))
    case .badURL: return .node("error", .string("bad-url"))
    case .number: return .array([.string("number")] + number(position))
    case .percentage: return .array([.string("percentage")] + number(position))
    case .dimension:
      return .array(
        [.string("dimension")] + number(position) + [.string(stream.unit(of: position))])
    case .whitespace: return .string(" ")
    case .rightBrace, .rightBracket, .rightParenthesis: return .node("error", value)
    default: return value
    }
  }

  /// Returns a number's text, value and type.
  private func number(_ position: Int) -> [JSONValue] {
    var text = stream.text(of: position)
    switch stream[position].kind {
    case .percentage: text.removeLast()
    case .dimension:
      let unit = stream.range(of: position).upperBound - stream.unitRange(of: position).lowerBound
      text = String(decoding: text.utf8.dropLast(unit), as: UTF8.self)
    default: break
    }
    let isInteger = stream[position].flags.contains(.integer)
    return [
      dropsNumberText ? .null : .string(text), .number(stream.number(of: position)),
      .string(isInteger ? "integer" : "number"),
    ]
  }
}
