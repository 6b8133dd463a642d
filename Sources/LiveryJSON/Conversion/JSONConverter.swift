// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A converter from the rules of a CSS style sheet to JSON members.
struct JSONConverter {
  /// The sheet.
  let tree: SyntaxTree
  /// The custom properties that become references.
  let paths: VariablePaths
  /// The number of forms with references that failed, by the index of the declaration.
  let attempts: [Int: Int]
  /// The possible forms of values.
  let forms: ValueForms
  /// The diagnostics of omitted parts.
  var log = DiagnosticLog()
  /// The compiler that parses written members for verification.
  var compiler = SheetCompiler(
    SheetGroup(), texts: [SourceText("")], folders: [""], log: SheetLog())
  /// The values of the custom properties of references in the current rules.
  var values: [String: Declaration] = [:]
  /// The declarations that became members.
  var convertedDeclarations: [ConvertedDeclaration] = []

  /// The maximum depth of rules; the reader rejects deeper rules.
  private static let maximumDepth = SheetReader.maximumDepth - 4

  /// The context of rules.
  struct NestingContext {
    /// Whether rules of types may be nested.
    var isTop = true
    /// The number of enclosing blocks.
    var depth = 0
    /// The path of the rule; `nil` if its selector is not a path.
    var path: [String]?
    /// Whether an enclosing rule has no path.
    var isInSelector = false
    /// Whether the rule contains text attributes.
    var isAttributes = false
    /// The custom properties whose values are in other rules.
    var delegatedProperties: Set<String> = []
  }

  /// A declaration that became a member.
  struct ConvertedDeclaration {
    /// The declaration.
    let declaration: Declaration
    /// The expected CSS value; for a referenced value, that of its custom property.
    let expected: String
    /// The name of the member.
    let key: String
    /// The value of the member.
    let text: String
    /// Whether the value contains references.
    let hasReference: Bool
    /// The custom property whose value is written here.
    let variable: String?
  }

  /// Creates a converter for a style sheet.
  init(_ tree: SyntaxTree, paths: VariablePaths = VariablePaths(), attempts: [Int: Int] = [:]) {
    self.tree = tree
    self.paths = paths
    self.attempts = attempts
    forms = ValueForms(stream: tree.stream, variables: paths.variables)
  }

  /// Returns the JSON of the sheet.
  mutating func text() -> JSONText {
    JSONText(body(tree.rules, in: 0..<tree.stream.count, NestingContext()))
  }

  /// Returns the members for nodes, with the comments between them.
  private mutating func body(
    _ nodes: SyntaxTree.Children, in tokens: Range<Int>, _ context: NestingContext
  ) -> JSONBody {
    let outer = values
    defer { values = outer }
    if context.isTop, !paths.variables.isEmpty {
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
      append(node, after: comments, to: &body, context)
    }
    for comment in comments(in: gap..<max(gap, tokens.upperBound)) {
      body.append(.comment(comment))
    }
    return body
  }

  private mutating func append(
    _ node: Syntax, after comments: [String], to body: inout JSONBody, _ context: NestingContext
  ) {
    var member: JSONBody.Member?
    switch node {
    case .declaration(let declaration) where context.delegatedProperties.contains(declaration.name):
      reportLostComments(of: declaration, all: true)
    case .declaration(let declaration):
      member = context.isTop ? nil : self.member(declaration, context)
      if member == nil { reportLoss(node.tokens) }
    case .atRule(let rule) where !rule.hasBlock:
      member = .value(name: tree.stream.head(of: rule), text: "true")
    case .atRule(let rule) where context.depth < Self.maximumDepth:
      var inner = context
      inner.depth += 1
      inner.isTop = context.isTop && SheetItem.isGrouping(rule.name)
      inner.path = nil
      inner.isAttributes = false
      inner.delegatedProperties = []
      member = .body(
        name: tree.stream.head(of: rule),
        self.body(rule.contents, in: rule.tokens.dropHead(rule.block), inner))
    case .qualifiedRule(let rule) where context.depth < Self.maximumDepth && !rule.prelude.isEmpty:
      return append(rule, after: comments, to: &body, context)
    default: reportLoss(node.tokens)
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
    _ rule: QualifiedRule, after comments: [String], to body: inout JSONBody,
    _ context: NestingContext
  ) {
    let selector = tree.stream.line(rule.prelude)
    let path = context.isTop ? rulePath(selector).flatMap { $0.count > 40 ? nil : $0 } : nil
    let attributes =
      context.isInSelector && selector.hasPrefix("&")
      ? attributesKey(String(selector.dropFirst())) : nil
    // The top level of the JSON is the first rule of the root.
    let isRoot = selector == ":root" && context.isTop && body.hasOnlyStatements
    var inner = NestingContext(isTop: false, depth: context.depth + 1, path: isRoot ? [] : path)
    inner.isAttributes = attributes != nil || path?.last.map { !isTypeKey($0) } ?? false
    inner.isInSelector = path == nil && !inner.isAttributes && !isRoot
    if isRoot {
      inner.delegatedProperties = (paths.delegatedProperties[rule.index] ?? []).filter {
        paths.variables[$0] != nil
      }
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
      !inner.delegatedProperties.isEmpty || content.objects[0].contains(where: \.isDeclaration)
    {
      for member in content.objects[0] { body.append(member) }
    } else {
      body.append(.body(name: attributes ?? literalKey(selector, context), content))
    }
  }
}

extension Range<Int> {
  /// Returns the tokens of a rule after its opening brace.
  fileprivate func dropHead(_ block: Int) -> Range<Int> {
    Swift.min(block + 1, upperBound)..<upperBound
  }
}

extension Syntax {
  /// The token range of the node.
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
  /// The index of the opening brace of the block.
  fileprivate var block: Int { Int(tree.nodes[index].content) }
}
