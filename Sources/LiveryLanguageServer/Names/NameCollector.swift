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
  private var open: [(end: Int, scope: Scope)] = []

  /// The role of an at-rule for the rules in it.
  private enum Scope {
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
      case .declaration(let declaration): add(declaration)
      case .raw: continue
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

  private mutating func add(_ declaration: Declaration) {
    let node = tree.nodes[declaration.index]
    let first = Int(node.first)
    let value = declaration.value
    if declaration.isCustom {
      add(.customProperty, .declaration, token: first, node: declaration.index)
    }
    if node.flags.contains(.blocks) { addReferences(in: value, of: declaration.index) }
    if declaration.isCustom { return }
    switch Property(name: declaration.name) {
    case .animation?, .animationName?: addAnimations(in: value, of: declaration.index)
    case .containerName?, .container?: addContainerNames(in: value, of: declaration.index)
    case .fontFamily?:
      var role = NameOccurrence.Role.reference
      if case .fontFace? = open.last?.scope { role = .declaration }
      addFamilies(in: value, of: declaration.index, role: role)
    case .transition?, .transitionProperty?, .willChange?:
      addDashedNames(in: value, of: declaration.index)
    default: break
    }
  }
}

extension NameCollector {
  /// The full name of the innermost enclosing layer with a final period, or an empty string.
  private var layerPrefix: String {
    for (_, scope) in open.reversed() {
      if case .layer(let name) = scope { return name.isEmpty ? "" : name + "." }
    }
    return ""
  }

  /// Adds the layers that an `@layer` rule names.
  private mutating func addLayers(of rule: AtRule) -> Scope {
    let prefix = layerPrefix
    var path = ""
    for token in rule.prelude {
      switch stream[token].kind {
      case .ident:
        path += path.isEmpty ? stream.value(of: token) : "." + stream.value(of: token)
        add(.layer, .declaration, token: token, node: rule.index, name: prefix + path)
      case .comma: path = ""
      default: continue
      }
    }
    return .layer(path.isEmpty ? String(prefix.dropLast()) : prefix + path)
  }

  private mutating func addImportedLayer(of rule: AtRule) {
    var path: String?
    for token in rule.prelude {
      switch stream[token].kind {
      case .function where stream.value(of: token, equals: "layer"): path = ""
      case .ident:
        guard let outer = path else { continue }
        let name = outer.isEmpty ? stream.value(of: token) : outer + "." + stream.value(of: token)
        path = name
        add(.layer, .declaration, token: token, node: rule.index, name: name)
      case .rightParenthesis: path = nil
      default: continue
      }
    }
  }

  /// Adds the container that a condition names.
  private mutating func addContainer(of rule: AtRule) {
    guard let first = rule.prelude.first, stream[first].kind == .ident,
      !["not", "and", "or", "none"].contains(stream.value(of: first).lowercased())
    else { return }
    add(.container, .reference, token: first, node: rule.index)
  }

  /// Adds the custom properties whose names stand in a value or condition by themselves.
  private mutating func addDashedNames(in tokens: Range<Int>, of node: Int) {
    for token in tokens where stream[token].kind == .ident {
      if stream.utf8(in: stream.range(of: token)).starts(with: [0x2D, 0x2D]) {
        add(.customProperty, .reference, token: token, node: node)
      }
    }
  }

  /// Adds the custom properties in functions such as `var()`, and the parts of pipelines.
  private mutating func addReferences(in value: Range<Int>, of node: Int) {
    // For each open block, whether it is a function that takes names of other kinds.
    var open: [Bool] = []
    for token in value {
      let kind = stream[token].kind
      if kind.closesBlock { _ = open.popLast() }
      if kind == .ident, open.last == false,
        stream.utf8(in: stream.range(of: token)).starts(with: [0x2D, 0x2D])
      {
        add(.customProperty, .reference, token: token, node: node)
      }
      guard kind.isOpening else { continue }
      let name = kind == .function ? stream.value(of: token).lowercased() : ""
      open.append(["anchor", "anchor-size", "color", "part", "scroll", "view"].contains(name))
      guard name == "part" else { continue }
      var cursor = TokenCursor(stream, token + 1..<value.upperBound)
      if cursor.peek() == .ident, let part = cursor.next() {
        add(.part, .reference, token: part, node: node)
      }
    }
  }

  /// Adds the animations that a value names: all words but the keywords of the property.
  private mutating func addAnimations(in value: Range<Int>, of node: Int) {
    var depth = 0
    for token in value {
      let kind = stream[token].kind
      if kind.isOpening { depth += 1 }
      if kind.closesBlock { depth -= 1 }
      guard depth == 0, kind.isName else { continue }
      if kind == .ident, Self.animationKeywords.contains(stream.value(of: token).lowercased()) {
        continue
      }
      add(.keyframes, .reference, token: token, node: node)
    }
  }

  /// The words of an `animation` that are no names of animations.
  private static let animationKeywords: Set<String> = [
    "none", "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    "infinite", "normal", "reverse", "alternate", "alternate-reverse", "forwards", "backwards",
    "both", "running", "paused", "auto", "inherit", "initial", "unset", "revert", "revert-layer",
  ]

  private mutating func addContainerNames(in value: Range<Int>, of node: Int) {
    for token in value {
      if stream.isDelim(token, "/") { return }
      guard stream[token].kind == .ident else { continue }
      let name = stream.value(of: token)
      if CSSWideKeyword(stream, in: token..<token + 1) != nil || name.lowercased() == "none" {
        continue
      }
      add(.container, .declaration, token: token, node: node)
    }
  }

  /// Adds the families of a list; a family of several words is at its first word.
  private mutating func addFamilies(
    in value: Range<Int>, of node: Int, role: NameOccurrence.Role
  ) {
    var words: [Int] = []
    for token in value.lowerBound...value.upperBound {
      let kind = token < value.upperBound ? stream[token].kind : .comma
      if kind.isName { words.append(token) }
      guard kind == .comma else { continue }
      if let first = words.first {
        let name = words.map { stream.value(of: $0) }.joined(separator: " ")
        add(.fontFamily, role, token: first, node: node, name: name)
      }
      words = []
    }
  }
}

extension TokenKind {
  /// Whether a token of the kind can be a name by itself.
  fileprivate var isName: Bool { self == .ident || self == .string }
}
