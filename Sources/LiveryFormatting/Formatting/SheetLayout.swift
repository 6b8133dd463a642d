// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A layout of a sheet, which walks the syntax tree and puts its tokens.
struct SheetLayout {
  let tree: SyntaxTree
  let options: FormattingOptions
  var writer: GapWriter
  /// The byte ranges of declarations, rule heads and closing braces, in the order of the text.
  var ranges: [Range<Int>] = []
  /// The diagnostics for declarations without a semicolon.
  var diagnostics: [Diagnostic] = []
  /// The first token that is not yet put.
  var position = 0
  /// The open blocks.
  ///
  /// The first one is the sheet.
  var blocks = [Block()]
  /// Whether the last comment disables formatting of the next node.
  var ignoresNext = false

  var prelude: PreludeLayout
  var value: ValueLayout

  /// A block whose contents are being put.
  struct Block {
    /// The index of the rule's node, or `nil` for the sheet.
    var rule: Int?
    /// The kind of rules in the block.
    var role = AtRuleRole.group
    /// The last item in the block.
    var previous: Item?
    /// Whether the block has no contents so far, not even a comment.
    var isEmpty = true
  }

  /// The kind of an item in a block.
  enum Item {
    /// A rule with a block.
    case rule
    /// A declaration or a statement.
    case statement
  }

  /// Returns the layout of a sheet, with the line endings that most of its lines have.
  static func of(_ tree: SyntaxTree, _ options: FormattingOptions) -> SheetLayout {
    var layout = SheetLayout(tree, options, usesCarriageReturns: false)
    layout.run()
    guard layout.writer.prefersCarriageReturns else { return layout }
    layout = SheetLayout(tree, options, usesCarriageReturns: true)
    layout.run()
    return layout
  }

  private init(_ tree: SyntaxTree, _ options: FormattingOptions, usesCarriageReturns: Bool) {
    self.tree = tree
    self.options = options
    writer = GapWriter(tree.stream, usesCarriageReturns: usesCarriageReturns)
    prelude = PreludeLayout(tree.stream)
    value = ValueLayout(tree.stream, options)
  }

  var stream: TokenStream { tree.stream }

  /// The number of spaces before a line in the current block.
  var indent: Int { options.indent(blocks.count - 1) }

  /// Lays out the whole sheet.
  private mutating func run() {
    tree.walk { event in
      switch event {
      case .enter(let node) where node.first >= position: enter(node)
      case .enter: break
      case .leave(.qualifiedRule(let rule)): leave(rule.index)
      case .leave(.atRule(let rule)): leave(rule.index)
      case .leave: break
      }
    }
    _ = putTrivia(to: stream.count, next: nil)
    writer.finish(acceptsNewline ? .line(0) : .none)
  }

  /// Whether a newline at the end of the text would not become part of the last token.
  private var acceptsNewline: Bool {
    guard let last = writer.last else { return false }
    let isEscape =
      stream.range(of: last).upperBound == stream.byteCount
      && stream.utf8(in: stream.range(of: last)).last == UInt8(ascii: "\\")
    return !isEscape && !stream[last].flags.contains(.unterminated)
  }
}

extension SheetLayout {
  private mutating func enter(_ node: Syntax) {
    let index = node.index
    let item = node.hasBlock ? Item.rule : .statement
    let gap = putTrivia(to: node.first, next: item)
    defer {
      ignoresNext = false
      blocks[blocks.count - (blocks.last?.rule == index ? 2 : 1)].previous = item
    }
    blocks[blocks.count - 1].isEmpty = false
    if ignoresNext || node.isVerbatim || isUnclosed(node) {
      return putVerbatim(tree.nodes[index], gap)
    }
    switch node {
    case .qualifiedRule(let rule): enter(rule, gap)
    case .atRule(let rule): enter(rule, gap)
    case .declaration(let declaration): put(declaration, gap)
    case .raw: putVerbatim(tree.nodes[index], gap)
    }
  }

  private mutating func enter(_ rule: QualifiedRule, _ gap: GapWriter.Gap) {
    let brace = Int(tree.nodes[rule.index].content)
    let role = blocks.last?.role ?? .group
    let head = position..<brace
    if blocks.count > 1, let missing = MissingSemicolon(inPrelude: head, of: stream) {
      diagnostics.append(missing.diagnostic)
    }
    switch role {
    case .group: put(head, as: .selector, gap, isList: true)
    case .keyframes: put(head, as: .value, gap, isList: true)
    case .descriptors, .other, .unknown: put(head, as: .unknown, gap)
    }
    openBlock(of: rule.index, at: brace, role: role, gap)
  }

  private mutating func enter(_ rule: AtRule, _ gap: GapWriter.Gap) {
    let node = tree.nodes[rule.index]
    let first = position
    writer.put(first, gap)
    let context = TokenSpacing.Context(preludeOf: rule)
    let head = first + 1..<(rule.hasBlock ? Int(node.content) : Int(node.contentEnd))
    let isSpaced = context != .unknown || stream[first + 1].kind == .whitespace
    if rule.comparesCustomProperty {
      putVerbatim(head, isSpaced ? .space : .none)
    } else {
      put(head, as: context, isSpaced ? .space : .none)
    }
    if rule.hasBlock {
      var role = AtRuleRole(rule)
      // Declarations in a nested group rule belong to the enclosing style rule, and rules in it are
      // nested.
      if case .group = role, let outer = blocks.last?.role { role = outer }
      openBlock(of: rule.index, at: Int(node.content), role: role, gap)
    } else {
      endStatement(of: node, from: first)
    }
  }

  /// Puts the head of a rule.
  private mutating func put(
    _ tokens: Range<Int>, as context: TokenSpacing.Context, _ first: GapWriter.Gap,
    isList: Bool = false
  ) {
    let indent = isList ? indent : nil
    prelude.put(tokens, as: context, first, listIndent: indent, into: &writer)
    position = tokens.upperBound
  }

  /// Puts the head of a rule without changes.
  private mutating func putVerbatim(_ tokens: Range<Int>, _ first: GapWriter.Gap) {
    var (start, end) = (tokens.lowerBound, tokens.upperBound)
    while start < end, stream[start].kind == .whitespace { start += 1 }
    while start < end, stream[end - 1].kind == .whitespace { end -= 1 }
    writer.put(verbatim: start..<end, first)
    position = tokens.upperBound
  }

  private mutating func openBlock(
    of rule: Int, at brace: Int, role: AtRuleRole, _ gap: GapWriter.Gap
  ) {
    let first = Int(tree.nodes[rule].first)
    writer.put(brace, first == brace ? gap : .space)
    position = brace + 1
    ranges.append(stream.byteRange(of: first..<position))
    blocks.append(Block(rule: rule, role: role))
  }

  private mutating func leave(_ rule: Int) {
    guard let block = blocks.last, block.rule == rule else { return }
    let node = tree.nodes[rule]
    let gap = putTrivia(to: Int(node.contentEnd), next: nil)
    ignoresNext = false
    let isEmpty = blocks.removeLast().isEmpty
    guard node.contentEnd < node.end else { return }
    writer.put(position, isEmpty ? .none : gap)
    ranges.append(stream.range(of: position))
    position += 1
  }
}
