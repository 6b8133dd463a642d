// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Writes the rules of a sheet of CSS as members of JSON.
struct JSONConverter {
  /// The sheet.
  let tree: SyntaxTree
  /// The custom properties that are references again.
  let paths: VariablePaths
  /// How many forms with references turned out wrong, by the index of the declaration.
  let attempts: [Int: Int]
  /// The forms that values may have.
  let forms: ValueForms
  /// What is left out.
  var log = DiagnosticLog()
  /// Reads what was written, to see whether it is the same.
  var compiler = SheetCompiler(
    SheetGroup(), texts: [SourceText("")], folders: [""], log: SheetLog())
  /// What custom properties of references are where the rules stand.
  var values: [String: Declaration] = [:]
  /// The declarations that are members.
  var placements: [Placement] = []

  /// Deeper rules have no form that is read again.
  private static let maximumDepth = SheetReader.maximumDepth - 4

  /// Where rules stand.
  struct Place {
    /// Whether rules of types may be put into one another.
    var isTop = true
    /// How many blocks stand around.
    var depth = 0
    /// The names that lead to the rule; nil where there is more to its selector.
    var path: [String]?
    /// Whether a rule stands around that paths do not lead into.
    var isInSelector = false
    /// Whether it is the rule of text attributes.
    var isAttributes = false
    /// The custom properties that have their values in other rules.
    var elsewhere: Set<String> = []
  }

  /// A declaration that is a member.
  struct Placement {
    /// The declaration.
    let declaration: Declaration
    /// What is read for its value: the CSS of the custom property, where references lead to it.
    let expected: String
    /// The name of the member.
    let key: String
    /// The value of the member.
    let text: String
    /// Whether references stand in it.
    let hasReference: Bool
    /// The custom property whose value stands here.
    let variable: String?
  }

  /// Converts a sheet.
  init(_ tree: SyntaxTree, paths: VariablePaths = VariablePaths(), attempts: [Int: Int] = [:]) {
    self.tree = tree
    self.paths = paths
    self.attempts = attempts
    forms = ValueForms(stream: tree.stream, variables: paths.variables)
  }

  /// The sheet.
  mutating func text() -> JSONText {
    JSONText(body(tree.rules, in: 0..<tree.stream.count, Place()))
  }

  /// The members that some nodes are, with the comments between them.
  private mutating func body(
    _ nodes: SyntaxTree.Children, in tokens: Range<Int>, _ place: Place
  ) -> JSONBody {
    let outer = values
    defer { values = outer }
    if place.isTop, !paths.variables.isEmpty {
      for (name, declaration) in rootRule(of: nodes)?.customDeclarations ?? [:]
      where paths.variables[name] != nil {
        values[name] = declaration
      }
    }
    var body = JSONBody()
    var gap = tokens.lowerBound
    for node in nodes {
      let range = node.tokens
      let comments = comments(in: gap..<max(gap, range.lowerBound))
      gap = range.upperBound
      append(node, after: comments, to: &body, place)
    }
    for comment in comments(in: gap..<max(gap, tokens.upperBound)) {
      body.append(.comment(comment))
    }
    return body
  }

  private mutating func append(
    _ node: Syntax, after comments: [String], to body: inout JSONBody, _ place: Place
  ) {
    var member: JSONBody.Member?
    switch node {
    case .declaration(let declaration) where place.elsewhere.contains(declaration.name):
      loseComments(of: declaration, all: true)
    case .declaration(let declaration):
      member = place.isTop ? nil : self.member(declaration, place)
      if member == nil { lose(node.tokens) }
    case .atRule(let rule) where !rule.hasBlock:
      member = .value(name: tree.stream.head(of: rule), text: "true")
    case .atRule(let rule) where place.depth < Self.maximumDepth:
      var inner = place
      inner.depth += 1
      inner.isTop = place.isTop && SheetItem.isGrouping(rule.name)
      inner.path = nil
      inner.isAttributes = false
      inner.elsewhere = []
      member = .body(
        name: tree.stream.head(of: rule),
        self.body(rule.contents, in: rule.tokens.dropHead(rule.block), inner))
    case .qualifiedRule(let rule) where place.depth < Self.maximumDepth && !rule.prelude.isEmpty:
      return append(rule, after: comments, to: &body, place)
    default: lose(node.tokens)
    }
    for comment in comments { body.append(.comment(comment)) }
    guard let member else { return }
    if case .declaration(let declaration) = node {
      body.append(member, declaring: declaration.name)
    } else {
      body.append(member)
    }
  }

  private mutating func append(
    _ rule: QualifiedRule, after comments: [String], to body: inout JSONBody, _ place: Place
  ) {
    let selector = tree.stream.line(rule.prelude)
    let path = place.isTop ? rulePath(selector).flatMap { $0.count > 40 ? nil : $0 } : nil
    let attributes =
      place.isInSelector && selector.hasPrefix("&")
      ? attributesKey(String(selector.dropFirst())) : nil
    // What stands at the top of JSON is the first rule of the root.
    let isRoot = selector == ":root" && place.isTop && body.hasOnlyStatements
    var inner = Place(isTop: false, depth: place.depth + 1, path: isRoot ? [] : path)
    inner.isAttributes = attributes != nil || path?.last.map { !isTypeKey($0) } ?? false
    inner.isInSelector = path == nil && !inner.isAttributes && !isRoot
    if isRoot {
      inner.elsewhere = (paths.elsewhere[rule.index] ?? []).filter { paths.variables[$0] != nil }
    }
    let content = self.body(rule.contents, in: rule.tokens.dropHead(rule.block), inner)
    if let path {
      if body.insert(content, at: path[...], comments: comments) { return }
      body.beginObject()
      _ = body.insert(content, at: path[...], comments: comments)
      return
    }
    for comment in comments { body.append(.comment(comment)) }
    if isRoot, content.hasOnlyValues,
      !inner.elsewhere.isEmpty || content.objects[0].contains(where: \.isDeclaration)
    {
      for member in content.objects[0] { body.append(member) }
    } else {
      body.append(.body(name: attributes ?? literalKey(selector, place), content))
    }
  }
}

extension Range<Int> {
  /// The tokens of a rule behind its opening brace.
  fileprivate func dropHead(_ block: Int) -> Range<Int> {
    Swift.min(block + 1, upperBound)..<upperBound
  }
}

extension Syntax {
  /// The positions of the node's tokens.
  fileprivate var tokens: Range<Int> {
    switch self {
    case .qualifiedRule(let rule): rule.tokens
    case .atRule(let rule): rule.tokens
    case .declaration(let declaration): declaration.tokens
    case .raw(let raw): raw.tokens
    }
  }
}

extension SyntaxView {
  /// The position of the brace that opens the block.
  fileprivate var block: Int { Int(tree.nodes[index].content) }
}
