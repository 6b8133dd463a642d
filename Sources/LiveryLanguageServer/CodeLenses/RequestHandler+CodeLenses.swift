// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension RequestHandler {
  /// Answers `textDocument/codeLens`: a lens for each style rule with declarations, whose text the
  /// client asks for when it shows the lens.
  static let codeLens = RequestHandler("textDocument/codeLens") {
    session, params throws(ResponseError) in
    let document = try session.document(try params.uri())
    guard session.settings.showsDeclarationLenses, document.language != .other else {
      return [LSP.CodeLens]()
    }
    let sheet = try session.sheet(of: document)
    return sheet.rulesWithDeclarations.compactMap { rule -> LSP.CodeLens? in
      // The range of a lens is in one line.
      let start = sheet.stream.range(of: rule.prelude.lowerBound)
      guard let range = sheet.range(of: start, in: session.client.encoding) else { return nil }
      return LSP.CodeLens(
        range: range,
        rule: LSP.RuleReference(
          uri: document.uri, version: document.version, node: rule.index))
    }
  }

  /// Answers `codeLens/resolve`: the text of a lens.
  static let codeLensResolve = RequestHandler("codeLens/resolve") {
    session, params throws(ResponseError) in
    guard var lens = LSP.CodeLens(params.json) else { throw .invalidParams("data") }
    let document = try session.document(lens.rule.uri)
    let sheet = try session.sheet(of: document)
    guard document.version == lens.rule.version, sheet.tree.nodes.indices.contains(lens.rule.node)
    else { throw ResponseError(.contentModified, "the document changed") }
    let token = Int(sheet.tree.nodes[lens.rule.node].first)
    let path = SyntaxLocation(sheet.tree, token: token).pathOfRule
    let outcome = RuleOutcome(of: path, in: sheet, of: session.theme(of: document))
    // A command without a name does nothing.
    lens.command = LSP.Command(title: outcome.description, command: "")
    return lens
  }
}

extension ThemeSheet {
  /// The style rules that contain declarations, in the order of the text, except those inside
  /// `@starting-style`, which apply to no style.
  fileprivate var rulesWithDeclarations: [QualifiedRule] {
    var excludedEnd = 0
    return tree.nodes.indices.compactMap { index in
      switch Syntax(tree, index) {
      case .atRule(let rule) where rule.hasNoStyles:
        excludedEnd = max(excludedEnd, Int(tree.nodes[index].next))
        return nil
      case .qualifiedRule(let rule):
        let hasDeclarations = rule.contents.contains { syntax in
          if case .declaration = syntax { true } else { false }
        }
        return index >= excludedEnd && hasDeclarations ? rule : nil
      case .atRule, .declaration, .raw: return nil
      }
    }
  }
}

extension AtRule {
  /// Whether the rules in the block apply to no style: keyframes, and those of `@starting-style`.
  fileprivate var hasNoStyles: Bool {
    let name = name.lowercased()
    return name.hasSuffix("keyframes") || name == "starting-style"
  }
}
