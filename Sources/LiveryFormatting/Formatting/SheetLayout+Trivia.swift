// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The layout of comments, blank lines and extra semicolons between the rules and declarations of a
/// block.
extension SheetLayout {
  /// Puts the comments before a token.
  ///
  /// A comment at the end of a line stays there. Any other comment gets its own line. At most one
  /// blank line is kept, and none at the beginning or end of a block. A blank line separates a rule
  /// from its siblings.
  ///
  /// - Parameters:
  ///   - end: The first token of the next node, or the token that ends the block.
  ///   - next: The kind of the next node, or `nil` at the end of the block.
  /// - Returns: The gap before that token.
  mutating func putTrivia(to end: Int, next: Item?) -> GapWriter.Gap {
    let previous = blocks.last?.previous
    var isSeparated = next != nil && previous != nil && (previous == .rule || next == .rule)
    var newlines = 0
    // Whether the comments before the next newline end their line.
    var endsLine: Bool?
    while position < end {
      defer { position += 1 }
      let kind = stream[position].kind
      if kind == .semicolon { continue }
      if kind == .whitespace {
        newlines += stream.newlineCount(in: position)
        if newlines > 0 { endsLine = nil }
        continue
      }
      let isTrailing = newlines == 0 && !isAtBeginning && endsLine ?? endsLineAfter(to: end, next)
      if newlines == 0, !isAtBeginning { endsLine = isTrailing }
      writer.put(position, isTrailing ? .space : gap(newlines, isSeparated: isSeparated))
      if !isTrailing { isSeparated = false }
      ignoresNext = kind == .comment && stream.disablesFormatting(position)
      blocks[blocks.count - 1].isEmpty = false
      newlines = 0
    }
    if next == nil {
      return .line(options.indent(blocks.count - 2))
    }
    return gap(newlines, isSeparated: isSeparated)
  }

  /// Whether the block has no contents so far.
  private var isAtBeginning: Bool { blocks.last?.isEmpty ?? true }

  private func gap(_ newlines: Int, isSeparated: Bool) -> GapWriter.Gap {
    if writer.last == nil { return stream.needsNewline(before: position) ? .line(0) : .none }
    return !isAtBeginning && (newlines > 1 || isSeparated) ? .blankLine(indent) : .line(indent)
  }

  /// Returns whether only comments separate the current token from the next newline.
  private func endsLineAfter(to end: Int, _ next: Item?) -> Bool {
    for token in position + 1..<max(end, position + 1) {
      switch stream[token].kind {
      case .whitespace where stream.newlineCount(in: token) > 0: return true
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

  /// Whether the node is invalid, or an encoding declaration, whose bytes are significant.
  var isVerbatim: Bool {
    if tree.nodes[index].flags.contains(.tooDeep) { return true }
    switch self {
    case .raw: return true
    case .atRule(let rule): return rule.tree.stream.value(of: first, equals: "charset")
    case .qualifiedRule, .declaration: return false
    }
  }
}

extension TokenStream {
  /// Returns whether a comment disables formatting of the next node.
  ///
  /// A reason may follow the command.
  fileprivate func disablesFormatting(_ position: Int) -> Bool {
    let text = utf8(in: range(of: position)).dropFirst(2).drop(while: \.isWhitespace)
    let name = "livery-format-ignore"
    guard text.starts(with: name.utf8) else { return false }
    let remainder = text.dropFirst(name.utf8.count)
    return remainder.first.map { $0.isWhitespace || $0 == UInt8(ascii: "*") } ?? true
  }

  /// Returns whether some tokens contain a block that they do not close.
  func hasUnclosedBlock(_ tokens: Range<Int>) -> Bool {
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

extension TokenSpacing.Context {
  /// Creates the kind of text in the prelude of an at-rule.
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
  /// Whether the prelude compares a custom property, whose value may depend on its white space.
  var comparesCustomProperty: Bool {
    prelude.contains { token in
      tree.stream[token].kind == .ident && tree.stream.isCustomPropertyName(token)
        && tree.stream[token + 1].kind == .colon
    }
  }
}
