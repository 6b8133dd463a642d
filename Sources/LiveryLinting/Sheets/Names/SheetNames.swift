// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax
import CSSValues

/// The names of variables, animations and fonts that a sheet declares or refers to.
struct SheetNames: Sendable {
  /// A declaration of a variable.
  struct Variable: Sendable {
    /// The node of the declaration.
    let node: Int
    /// The name, in ``SheetNames/variableNames``.
    let name: Atom
  }

  /// A `var()` reference in a declaration.
  struct Use: Sendable {
    /// The node of the declaration.
    let node: Int
    /// The token of the variable's name.
    let token: Int
    /// The name, in ``SheetNames/variableNames``.
    let name: Atom
    /// Whether a fallback follows the name.
    let hasFallback: Bool
    /// The variable whose fallback contains the `var()`, or `nil` outside fallbacks.
    let outer: Atom?
  }

  /// The names of the variables that are declared or referenced.
  private(set) var variableNames = AtomTable()
  /// The declarations of variables, in the order of the text.
  private(set) var variables: [Variable] = []
  /// The references to variables in values, in the order of the text.
  private(set) var uses: [Use] = []
  /// The variables that `@property` gives an initial value.
  private(set) var registered: Set<String> = []
  /// The variables that conditions refer to.
  private(set) var conditional: Set<String> = []
  /// The names of the animations.
  private(set) var keyframes: Set<String> = []
  /// The words in `animation` values and in variables that may refer to animations.
  private(set) var animationReferences = AtomTable()
  /// The font families that `@font-face` rules declare.
  private(set) var fontFamilies: Set<String> = []

  /// Collects the names of a sheet.
  init(_ tree: SyntaxTree) {
    for (index, node) in tree.nodes.enumerated() {
      switch node.kind {
      case .declaration where node.mayHaveNames(in: tree.stream):
        add(Declaration(tree: tree, index: index))
      case .atRule: add(AtRule(tree: tree, index: index))
      case .declaration, .qualifiedRule, .raw: continue
      }
    }
  }

  /// Returns the variables that the declaration of a node refers to.
  func uses(of node: Int) -> some Sequence<Use> {
    let start = uses.partitioningIndex { $0.node >= node }
    return uses[start...].prefix { $0.node == node }
  }

  private mutating func add(_ declaration: Declaration) {
    let stream = declaration.tree.stream
    let node = declaration.tree.nodes[declaration.index]
    if declaration.isCustom {
      let name = variableNames.intern(Int(node.first), of: stream)
      variables.append(Variable(node: declaration.index, name: name))
    }
    if declaration.hasBlocks {
      for reference in VariableReferenceToken.all(in: declaration.value, of: stream) {
        uses.append(
          Use(
            node: declaration.index, token: reference.token,
            name: variableNames.intern(reference.token, of: stream),
            hasFallback: reference.hasFallback,
            outer: reference.outer.map { variableNames.intern($0, of: stream) }))
      }
    }
    let property = declaration.isCustom ? nil : Property(nameToken: Int(node.first), in: stream)
    guard declaration.isCustom || property == .animation || property == .animationName else {
      return
    }
    for token in declaration.value {
      switch stream[token].kind {
      case .ident: _ = animationReferences.intern(token, of: stream)
      case .string: _ = animationReferences.intern(stream.value(of: token))
      default: continue
      }
    }
  }

  private mutating func add(_ rule: AtRule) {
    let stream = rule.tree.stream
    switch rule.name.lowercased() {
    case "keyframes", "-webkit-keyframes":
      if let name = rule.prelude.first { keyframes.insert(stream.value(of: name)) }
    case "property":
      let hasValue = rule.contents.contains { $0.isDeclaration(of: "initial-value") }
      if hasValue { registered.insert(stream.text(of: rule.prelude)) }
    case "font-face":
      for case .declaration(let declaration) in rule.contents
      where declaration.name.lowercased() == "font-family" {
        fontFamilies.insert(declaration.familyName)
      }
    case "container":
      for token in rule.prelude where stream[token].kind == .ident {
        let name = stream.value(of: token)
        if name.hasPrefix("--") { conditional.insert(name) }
      }
    default: break
    }
  }
}

extension SyntaxNode {
  /// Returns whether a declaration may declare a variable, or refer to a variable or an animation.
  ///
  /// The names of the animation properties end in `n` or `e`.
  fileprivate func mayHaveNames(in stream: TokenStream) -> Bool {
    if flags.contains(.custom) || flags.contains(.blocks) { return true }
    let name = stream.identifier(at: Int(first))
    guard name.count >= 9, let last = name.last else { return false }
    return last | 0x20 == UInt8(ascii: "n") || last | 0x20 == UInt8(ascii: "e")
      || stream[Int(first)].flags.contains(.escaped)
  }
}

extension Syntax {
  /// Returns whether the node is a declaration with a name, given in lower case.
  fileprivate func isDeclaration(of name: String) -> Bool {
    guard case .declaration(let declaration) = self else { return false }
    return declaration.name.lowercased() == name
  }
}

extension Declaration {
  /// Whether the value contains a function or a block.
  var hasBlocks: Bool { tree.nodes[index].flags.contains(.blocks) }

  /// The font family that a value names, with single spaces between words.
  var familyName: String {
    let stream = tree.stream
    let words = value.filter { [.ident, .string].contains(stream[$0].kind) }
    return words.map { stream.value(of: $0) }.joined(separator: " ")
  }
}
