// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What stands between the rules and declarations of a block: comments, empty lines, semicolons too many.
extension SheetLayout {
  /// Puts the comments up to a token.
  ///
  /// A comment that ends a line stays on it; any other one has a line of its own. One empty line at most is kept, none at
  /// the beginning and end of a block; between a rule and what stands beside it there is one.
  ///
  /// - Parameters:
  ///   - end: the first token of the next node, or the one that ends the block.
  ///   - next: what the next node is; nil at the end of the block.
  /// - Returns: what stands before that token.
  mutating func passBetween(to end: Int, next: Item?) -> GapWriter.Gap {
    let previous = blocks.last?.previous
    var isParted = next != nil && previous != nil && (previous == .rule || next == .rule)
    var newlines = 0
    // Whether the comments up to the next newline end their line.
    var endsLine: Bool?
    while position < end {
      defer { position += 1 }
      let kind = stream[position].kind
      if kind == .semicolon { continue }
      if kind == .whitespace {
        newlines += stream.newlines(in: position)
        if newlines > 0 { endsLine = nil }
        continue
      }
      let isTrailing = newlines == 0 && !isAtBeginning && endsLine ?? endsLineBehind(to: end, next)
      if newlines == 0, !isAtBeginning { endsLine = isTrailing }
      writer.put(position, isTrailing ? .space : gap(newlines, isParted: isParted))
      if !isTrailing { isParted = false }
      ignoresNext = kind == .comment && stream.asksForSource(position)
      blocks[blocks.count - 1].isEmpty = false
      newlines = 0
    }
    if next == nil {
      return .line(options.indent(blocks.count - 2))
    }
    return gap(newlines, isParted: isParted)
  }

  /// Whether nothing was put in the block yet.
  private var isAtBeginning: Bool { blocks.last?.isEmpty ?? true }

  private func gap(_ newlines: Int, isParted: Bool) -> GapWriter.Gap {
    if writer.last == nil { return stream.needsNewline(before: position) ? .line(0) : .none }
    return !isAtBeginning && (newlines > 1 || isParted) ? .blankLine(indent) : .line(indent)
  }

  /// Whether nothing but comments stands between the current token and the next newline.
  private func endsLineBehind(to end: Int, _ next: Item?) -> Bool {
    for token in position + 1..<max(end, position + 1) {
      switch stream[token].kind {
      case .whitespace where stream.newlines(in: token) > 0: return true
      case .whitespace, .comment, .cdo, .cdc, .semicolon: continue
      default: return false
      }
    }
    return next == nil
  }
}

extension Syntax {
  /// The node's index in the tree's array.
  var index: Int {
    switch self {
    case .qualifiedRule(let rule): rule.index
    case .atRule(let rule): rule.index
    case .declaration(let declaration): declaration.index
    case .raw(let raw): raw.index
    }
  }

  private var tree: SyntaxTree {
    switch self {
    case .qualifiedRule(let rule): rule.tree
    case .atRule(let rule): rule.tree
    case .declaration(let declaration): declaration.tree
    case .raw(let raw): raw.tree
    }
  }

  /// The node's first token.
  var first: Int { Int(tree.nodes[index].first) }

  /// Whether the node is a rule with a block.
  var hasBlock: Bool {
    switch self {
    case .qualifiedRule: true
    case .atRule(let rule): rule.hasBlock
    case .declaration, .raw: false
    }
  }

  /// Whether the node cannot be read, or says an encoding, which counts byte for byte.
  var staysAsItIs: Bool {
    if tree.nodes[index].flags.contains(.tooDeep) { return true }
    switch self {
    case .raw: return true
    case .atRule(let rule): return rule.tree.stream.value(of: first, equals: "charset")
    case .qualifiedRule, .declaration: return false
    }
  }
}

extension TokenStream {
  /// Whether a comment says that what follows stays as it is written; words behind that say why.
  fileprivate func asksForSource(_ position: Int) -> Bool {
    let words = utf8(in: range(of: position)).dropFirst(2).drop(while: \.isWhitespace)
    let name = "livery-format-ignore"
    guard words.starts(with: name.utf8) else { return false }
    let rest = words.dropFirst(name.utf8.count)
    return rest.first.map { $0.isWhitespace || $0 == UInt8(ascii: "*") } ?? true
  }

  /// Whether a block that begins in some tokens does not end in them.
  func leavesOpen(_ tokens: Range<Int>) -> Bool {
    var closings: [TokenKind] = []
    for position in tokens {
      let kind = self[position].kind
      if kind == closings.last {
        closings.removeLast()
      } else if let closing = kind.closing {
        closings.append(closing)
      }
    }
    return !closings.isEmpty
  }
}

extension TokenSpacing.Inside {
  /// What the head of an at-rule is.
  init(preludeOf rule: AtRule) {
    switch rule.name.lowercased() {
    case "media", "container", "import", "custom-media", "supports", "when", "else":
      self = .condition
    case "scope", "custom-selector": self = .selector
    default:
      if case .unknown = AtRuleRole(rule) { self = .unknown } else { self = .value }
    }
  }
}

extension AtRule {
  /// Whether a custom property is compared, whose value may be told from others by its white space.
  var namesCustomProperty: Bool {
    prelude.contains { token in
      tree.stream[token].kind == .ident && tree.stream.isCustomPropertyName(token)
        && tree.stream[token + 1].kind == .colon
    }
  }
}
