// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A walk through the declarations of a sheet that collects the colors in their values.
struct ColorCollector {
  private let tree: SyntaxTree
  private let stream: TokenStream
  /// The colors so far.
  private(set) var occurrences: [ColorOccurrence] = []
  /// The enclosing rules, each with the index of the first node after it.
  private var rules: [(node: Int, end: Int)] = []
  /// The functions and blocks that enclose the current token.
  private var open: [Block] = []

  /// A function or block in a value.
  private struct Block {
    let opening: Int
    let closing: TokenKind
    let role: Role
    /// Whether the block contains a `var()`.
    var hasVariable = false
    /// Whether words in the block are names or other keywords instead of colors.
    var hidesWords = false

    /// The meaning of a block for a color.
    enum Role {
      case color, variable, other
    }
  }

  /// The words that are colors in a value.
  private enum Words {
    /// All names of colors.
    case all
    /// Names of colors that are not system colors, most of which are everyday words.
    case named
    /// No word is a color.
    case none
  }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    stream = tree.stream
  }

  /// Collects the colors of all declarations.
  mutating func collect() {
    for node in tree.nodes.indices {
      while let last = rules.last, last.end <= node { rules.removeLast() }
      switch tree.nodes[node].kind {
      case .qualifiedRule, .atRule: rules.append((node, Int(tree.nodes[node].next)))
      case .declaration: collect(Declaration(tree: tree, index: node))
      case .raw: continue
      }
    }
  }

  private mutating func collect(_ declaration: Declaration) {
    let words = words(of: declaration)
    open.removeAll(keepingCapacity: true)
    for token in declaration.value {
      let kind = stream[token].kind
      switch kind {
      case .hash: addColor(token..<token + 1, declaration)
      case .ident where isColorWord(token, words): addColor(token..<token + 1, declaration)
      case .function: enter(token)
      case _ where kind.closing != nil:
        open.append(
          Block(
            opening: token, closing: kind.closing ?? .endOfFile, role: .other,
            hidesWords: kind == .leftBracket || open.last?.hidesWords ?? false))
      case _ where kind == open.last?.closing: leave(before: token + 1, declaration)
      default: continue
      }
    }
    // The end of the text closes all blocks.
    while !open.isEmpty { leave(before: declaration.value.upperBound, declaration) }
  }

  private func words(of declaration: Declaration) -> Words {
    if declaration.isCustom {
      let value = declaration.value
      return value.count == 1 && SystemColorName(stream, at: value.lowerBound)?.isCurrent == true
        ? .all : .named
    }
    guard let property = Property(name: declaration.name) else { return .named }
    return property.acceptsColors ? .all : .none
  }

  private func isColorWord(_ token: Int, _ words: Words) -> Bool {
    if open.last?.hidesWords == true { return false }
    switch words {
    case .all: return true
    case .named: return SystemColorName(stream, at: token) == nil
    case .none: return false
    }
  }
}

extension ColorCollector {
  private static let colorFunctions = Set(CSSValue.colorFunctions)

  /// The functions whose words are names.
  private static let functionsOfNames: Set<String> = [
    "attr", "counter", "counters", "env", "symbols", "url", "src", "part", "state", "element",
  ]

  private mutating func enter(_ function: Int) {
    let name = stream.value(of: function).lowercased()
    let role: Block.Role =
      name == "var" ? .variable : Self.colorFunctions.contains(name) ? .color : .other
    open.append(
      Block(
        opening: function, closing: .rightParenthesis, role: role,
        hidesWords: Self.functionsOfNames.contains(name)))
  }

  /// Ends the innermost block, which is a color if it is a function for colors.
  private mutating func leave(before end: Int, _ declaration: Declaration) {
    guard let block = open.popLast() else { return }
    let hasVariable = block.hasVariable || block.role == .variable
    if hasVariable, !open.isEmpty { open[open.count - 1].hasVariable = true }
    let tokens = block.opening..<end
    switch block.role {
    case .variable: add(.substituted, tokens, declaration)
    case .color where hasVariable: add(.substituted, tokens, declaration)
    case .color: addColor(tokens, declaration)
    case .other: break
    }
  }

  /// Adds the color that some tokens are, if they are one.
  private mutating func addColor(_ tokens: Range<Int>, _ declaration: Declaration) {
    guard case .color(let color)? = Property.color.value(stream, in: tokens) else { return }
    if case .currentColor = color { return }
    add(.literal(color), tokens, declaration)
  }

  private mutating func add(
    _ form: ColorOccurrence.Form, _ tokens: Range<Int>, _ declaration: Declaration
  ) {
    occurrences.append(
      ColorOccurrence(
        tokens: tokens, form: form, declaration: declaration.index, rule: rules.last?.node))
  }
}

extension SystemColorName {
  /// Whether the name is not deprecated.
  fileprivate var isCurrent: Bool { self == SystemColorName(color) }
}
