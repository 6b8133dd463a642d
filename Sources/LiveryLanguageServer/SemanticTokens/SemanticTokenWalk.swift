// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryLinting

/// A walk through the tokens of a sheet in text order that reports each with its type.
struct SemanticTokenWalk {
  let tree: SyntaxTree
  let stream: TokenStream
  let vocabulary: Vocabulary
  var sink: SemanticTokenSink
  /// The names of the sheet, and the index of the next one.
  let names: [NameOccurrence]
  private var nextName = 0
  /// The next token.
  var position = 0
  /// The open at-rules: the index of the first node after each, and the role of its block.
  private var open: [(end: Int, role: AtRuleRole)] = []

  /// Creates a walk through a sheet.
  init(_ sheet: ThemeSheet, _ vocabulary: Vocabulary, into sink: SemanticTokenSink) {
    tree = sheet.tree
    stream = sheet.stream
    names = sheet.names.occurrences
    self.vocabulary = vocabulary
    self.sink = sink
  }

  /// Reports all tokens, and returns their numbers.
  consuming func tokens() -> [UInt32] {
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if sink.isAfterLimits(Int(stream.tokens[Int(node.first)].start)) { break }
      while let last = open.last, last.end <= index { open.removeLast() }
      addPlain(upTo: Int(node.first))
      switch node.kind {
      case .qualifiedRule:
        if case .keyframes? = open.last?.role {
          addKeyframeSelector(upTo: Int(node.content))
        } else {
          addSelector(upTo: Int(node.content))
        }
      case .atRule: addAtRule(node, at: index)
      case .declaration: addDeclaration(node)
      case .raw: addPlain(upTo: Int(node.end))
      }
    }
    addPlain(upTo: stream.count)
    return sink.finish()
  }
}

extension SemanticTokenWalk {
  /// Returns the name at a token, which must not precede the last one asked for, or `nil` if the
  /// token is no name.
  @inline(__always)
  mutating func name(at token: Int) -> NameOccurrence? {
    while nextName < names.count, Int(names[nextName].token) < token { nextName += 1 }
    guard nextName < names.count, Int(names[nextName].token) == token else { return nil }
    return names[nextName]
  }

  /// Reports tokens between rules, and those of invalid parts: only comments, strings and numbers.
  private mutating func addPlain(upTo end: Int) {
    while position < end {
      switch stream.tokens[position].kind {
      case .comment, .string, .badString, .url, .number, .percentage, .dimension, .badURL:
        addLiteral(position)
      default: break
      }
      position += 1
    }
  }

  /// Reports a comment, a string or a number, or returns `false` for another token.
  @discardableResult
  mutating func addLiteral(_ token: Int) -> Bool {
    let range = stream.range(of: token)
    switch stream.tokens[token].kind {
    case .comment: sink.add(range, .comment)
    case .string, .badString, .url, .badURL: sink.add(range, .string)
    case .number, .percentage: sink.add(range, .number)
    case .dimension:
      let unit = stream.unitRange(of: token)
      sink.add(range.lowerBound..<unit.lowerBound, .number)
      sink.add(unit, .number, .unit)
    default: return false
    }
    return true
  }

  /// Reports an at-rule up to its block.
  private mutating func addAtRule(_ node: SyntaxNode, at index: Int) {
    let keyword = Int(node.first)
    let role = AtRuleRole(AtRule(tree: tree, index: index))
    var modifiers = SemanticTokenModifiers.defaultLibrary
    if case .unknown = role { modifiers = .unknown }
    sink.add(stream.range(of: keyword), .keyword, modifiers)
    position = keyword + 1
    let end = Int(min(node.content, node.contentEnd))
    if stream.value(of: keyword, equals: "scope") {
      addSelector(upTo: end)
    } else {
      addPrelude(upTo: end, ofQuery: !stream.value(of: keyword, equals: "supports"))
    }
    open.append((Int(node.next), role))
  }

  /// Whether declarations at the current position are descriptors of an at-rule.
  var isInDescriptors: Bool {
    switch open.last?.role {
    case nil, .group?, .keyframes?: false
    case .descriptors?, .other?, .unknown?: true
    }
  }
}
