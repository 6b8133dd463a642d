// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Writes the rules of a sheet of CSS as members of JSON.
struct JSONConverter {
  /// The sheet.
  let tree: SyntaxTree
  /// The paths of custom properties that references made.
  let variables: [String: String]
  /// What is left out.
  var log = DiagnosticLog()
  /// Reads what was written, to see whether it is the same.
  var compiler = SheetCompiler(
    SheetGroup(), texts: [SourceText("")], folders: [""], log: SheetLog())
  /// What custom properties of references are where the rules stand.
  var values: [String: Declaration] = [:]

  /// Deeper rules have no form that is read again.
  private static let maximumDepth = SheetReader.maximumDepth - 4

  /// Where rules stand.
  struct Place {
    /// Whether rules of types may be put into one another.
    var isTop = true
    /// How many blocks stand around.
    var depth = 0
    /// The types that lead to the rule; nil where there is more to its selector.
    var path: [String]?
  }

  /// Converts a sheet.
  init(_ tree: SyntaxTree, variables: [String: String]) {
    self.tree = tree
    self.variables = variables
  }

  /// The sheet.
  mutating func text() -> String {
    var text = ""
    body(tree.rules, in: 0..<tree.stream.count, Place()).write(into: &text)
    return text + "\n"
  }

  /// The members that some nodes are, with the comments between them.
  private mutating func body(
    _ nodes: SyntaxTree.Children, in tokens: Range<Int>, _ place: Place
  ) -> JSONBody {
    let outer = values
    defer { values = outer }
    let made = place.isTop ? enterReferences(nodes) : nil
    var body = JSONBody()
    var gap = tokens.lowerBound
    for node in nodes {
      let range = node.tokens
      let comments = comments(in: gap..<max(gap, range.lowerBound))
      gap = range.upperBound
      if case .qualifiedRule(let rule) = node, rule.index == made {
        for comment in comments { body.append(.comment(comment)) }
        appendValues(of: rule, to: &body)
      } else {
        append(node, comments, to: &body, place)
      }
    }
    for comment in comments(in: gap..<max(gap, tokens.upperBound)) {
      body.append(.comment(comment))
    }
    return body
  }

  private mutating func append(
    _ node: Syntax, _ comments: [String], to body: inout JSONBody, _ place: Place
  ) {
    var member: JSONBody.Member?
    switch node {
    case .declaration(let declaration):
      member = place.isTop ? nil : self.member(declaration, path: place.path)
      if member == nil { lose(node.tokens) }
    case .atRule(let rule) where !rule.hasBlock:
      member = .value(name: tree.stream.head(of: rule), text: "true")
    case .atRule(let rule) where place.depth < Self.maximumDepth:
      var inner = place
      inner.depth += 1
      inner.isTop = place.isTop && SheetItem.isGrouping(rule.name)
      inner.path = nil
      member = .body(
        name: tree.stream.head(of: rule),
        self.body(rule.contents, in: rule.tokens.dropHead(rule.block), inner))
    case .qualifiedRule(let rule) where place.depth < Self.maximumDepth && !rule.prelude.isEmpty:
      return append(rule, comments, to: &body, place)
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
    _ rule: QualifiedRule, _ comments: [String], to body: inout JSONBody, _ place: Place
  ) {
    let selector = tree.stream.line(rule.prelude)
    let path = place.isTop ? typePath(selector).flatMap { $0.count > 40 ? nil : $0 } : nil
    let isRoot = selector == ":root" && place.isTop
    let inner = Place(isTop: false, depth: place.depth + 1, path: isRoot ? [] : path)
    let content = self.body(rule.contents, in: rule.tokens.dropHead(rule.block), inner)
    if let path {
      if body.insert(content, at: path[...], comments: comments) { return }
      body.beginObject()
      _ = body.insert(content, at: path[...], comments: comments)
      return
    }
    for comment in comments { body.append(.comment(comment)) }
    let isFirst = values.isEmpty ? body.hasOnlyStatements : body.hasOnlyValues
    if isRoot, isFirst, content.hasOnlyValues, content.objects[0].contains(where: \.isDeclaration) {
      for member in content.objects[0] { body.append(member) }
    } else {
      body.append(.body(name: literalKey(selector), content))
    }
  }
}

/// References.
extension JSONConverter {
  /// Looks whether the first rule among some is the one that references made; gives its index then.
  private mutating func enterReferences(_ nodes: SyntaxTree.Children) -> Int? {
    guard !variables.isEmpty else { return nil }
    for case .qualifiedRule(let rule) in nodes {
      guard tree.stream.text(of: rule.prelude) == ":root" else { return nil }
      var found: [String: Declaration] = [:]
      for node in rule.contents {
        guard case .declaration(let declaration) = node, variables[declaration.name] != nil else {
          return nil
        }
        found[declaration.name] = declaration
      }
      values.merge(found) { $1 }
      return found.isEmpty ? nil : rule.index
    }
    return nil
  }

  /// Adds the values at the top that references lead to; those of rules stand in these.
  private mutating func appendValues(of rule: QualifiedRule, to body: inout JSONBody) {
    for case .declaration(let declaration) in rule.contents
    where variables[declaration.name]?.contains(".") == false {
      if let member = member(declaration, path: []) { body.append(member) }
    }
  }
}

/// Texts.
extension JSONConverter {
  /// A selector as the name of a member, told from that of a declaration by a space behind it where there is need.
  private func literalKey(_ selector: String) -> String {
    SheetKey(selector) == .selector ? selector : selector + " "
  }

  /// The comments among some tokens.
  private func comments(in tokens: Range<Int>) -> [String] {
    tokens.filter { tree.stream[$0].kind == .comment }.compactMap { position in
      let text = tree.stream.text(of: position)
      return text.utf8.count >= 4 && text.hasSuffix("*/") ? text : nil
    }
  }

  /// Tells that a part of the sheet is left out, unless it says nothing.
  mutating func lose(_ tokens: Range<Int>) {
    let stream = tree.stream
    let silent: Set<TokenKind> = [.whitespace, .comment, .semicolon]
    if tokens.allSatisfy({ silent.contains(stream[$0].kind) }) { return }
    log.add(
      Diagnostic(.lostInJSON, range: stream.byteRange(of: tokens), facts: [stream.found(tokens)]))
  }

  /// Tells of the comments of a declaration that stand outside of its value.
  mutating func loseComments(of declaration: Declaration) {
    let stream = tree.stream
    for position in declaration.tokens
    where stream[position].kind == .comment && !declaration.value.contains(position) {
      log.add(
        Diagnostic(
          .commentLostInJSON, range: stream.range(of: position),
          facts: [stream.found(position..<position + 1)]))
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
