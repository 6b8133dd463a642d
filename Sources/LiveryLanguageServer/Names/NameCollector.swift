// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A walk through a sheet that collects its names.
struct NameCollector {
  let tree: SyntaxTree
  let stream: TokenStream
  private(set) var names = AtomTable()
  private(set) var occurrences: [NameOccurrence] = []
  /// The open at-rules: the index of the first node after each, and its role for the nodes in it.
  private(set) var open: [(end: Int, scope: Scope)] = []

  /// The role of an at-rule for the rules in it.
  enum Scope {
    /// A layer with its full name.
    case layer(String)
    /// Keyframes, whose rules have no selectors.
    case keyframes
    /// A font face, which declares a family.
    case fontFace
    /// Another rule.
    case other
  }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    stream = tree.stream
  }

  /// Collects the names of all nodes.
  mutating func collect() {
    for node in tree.nodes.indices {
      while let last = open.last, last.end <= node { open.removeLast() }
      switch Syntax(tree, node) {
      case .qualifiedRule(let rule):
        if case .keyframes? = open.last?.scope { continue }
        addSelectorNames(in: rule.prelude, of: node)
      case .atRule(let rule): add(rule)
      case .declaration(let declaration):
        let hasBlocks = tree.nodes[node].flags.contains(.blocks)
        let value = declaration.value
        let end = hasBlocks ? endOfStatement(in: value) : value.upperBound
        add(
          DeclaredValue(
            name: Int(tree.nodes[node].first), value: value.lowerBound..<end,
            hasBlocks: hasBlocks), of: node)
        addRecoveredNames(in: end..<value.upperBound, of: node)
      case .raw(let raw): addRecoveredNames(in: raw.tokens, of: node)
      }
    }
  }

  /// Adds a name.
  mutating func add(
    _ kind: NameKind, _ role: NameOccurrence.Role, token: Int, node: Int, name: String? = nil
  ) {
    let atom =
      if let name {
        names.intern(name)
      } else if kind.isCaseInsensitive || stream[token].kind != .ident {
        names.intern(
          kind.isCaseInsensitive
            ? stream.value(of: token).lowercased() : stream.value(of: token))
      } else {
        names.intern(token, of: stream)
      }
    occurrences.append(
      NameOccurrence(
        kind: kind, role: role, name: atom, token: Int32(truncatingIfNeeded: token),
        node: Int32(truncatingIfNeeded: node)))
  }

  private mutating func add(_ rule: AtRule) {
    var scope = Scope.other
    switch rule.name.lowercased() {
    case "keyframes", "-webkit-keyframes":
      if let token = rule.prelude.first(where: { stream[$0].kind.isName }) {
        add(.keyframes, .declaration, token: token, node: rule.index)
      }
      scope = .keyframes
    case "property":
      if let token = rule.prelude.first(where: { stream[$0].kind == .ident }) {
        add(.customProperty, .declaration, token: token, node: rule.index)
      }
    case "layer": scope = addLayers(of: rule)
    case "import": addImportedLayer(of: rule)
    case "container":
      addContainer(of: rule)
      addDashedNames(in: rule.prelude, of: rule.index)
    case "scope": addSelectorNames(in: rule.prelude, of: rule.index)
    case "font-face": scope = .fontFace
    default: break
    }
    open.append((Int(tree.nodes[rule.index].next), scope))
  }

  /// A declaration by its tokens.
  struct DeclaredValue {
    /// The token of the name.
    let name: Int
    /// The tokens of the value.
    let value: Range<Int>
    /// Whether the value may contain functions.
    let hasBlocks: Bool
  }

  /// Adds the names in a declaration.
  mutating func add(_ declaration: DeclaredValue, of node: Int) {
    let value = declaration.value
    let isCustom = stream.isCustomName(at: declaration.name)
    if isCustom { add(.customProperty, .declaration, token: declaration.name, node: node) }
    if declaration.hasBlocks { addReferences(in: value, of: node) }
    if isCustom { return }
    switch Property(name: stream.value(of: declaration.name)) {
    case .animation?, .animationName?: addAnimations(in: value, of: node)
    case .containerName?, .container?: addContainerNames(in: value, of: node)
    case .fontFamily?:
      var role = NameOccurrence.Role.reference
      if case .fontFace? = open.last?.scope { role = .declaration }
      addFamilies(in: value, of: node, role: role)
    case .transition?, .transitionProperty?, .willChange?: addDashedNames(in: value, of: node)
    default: break
    }
  }
}

extension TokenKind {
  /// Whether a token of the kind can be a name by itself.
  var isName: Bool { self == .ident || self == .string }
}
