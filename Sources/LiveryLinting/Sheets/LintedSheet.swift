// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSelectors
import CSSSyntax
import LiveryPrinting
import Synchronization

/// A sheet with the data that lint rules need, computed once for all of them.
///
/// The data are arrays of small values that point into the tree. The rules create the text that
/// they print.
final class LintedSheet: Sendable {
  /// The rule index of the sheet, including the sheets that it imports.
  let index: RuleIndex
  /// The vocabulary of the program and the settings of the rules.
  let settings: LintSettings
  /// The faults of the sheet, its at-rules and its values.
  let faults: SheetFaults
  /// All declarations in the order of the text, including dropped ones.
  let declarations: [LintedDeclaration]
  /// All blocks with declarations in the order of the text: those of style rules, keyframes and
  /// at-rules.
  let blocks: [LintedBlock]
  /// The selectors of the style rules.
  let selectors: LintedSelectors
  /// The variables, animations and fonts that the sheet declares or refers to.
  let names: SheetNames
  /// The at-rules that enclose rules.
  let contexts: SheetContexts
  /// The index of line starts.
  let lines: LineIndex
  /// The lazily computed ``unresolvedValues``.
  private let unresolvedValuesCache = ComputedOnce<[Range<Int>]>()

  /// Prepares a sheet.
  init(_ source: StyleSource, _ settings: LintSettings = LintSettings()) {
    self.settings = settings
    let tree = source.tree
    let (sheet, others) = concurrently {
      let index = RuleIndex([source])
      return (index: index, declarations: SheetDeclarations(index))
    } _: {
      (names: SheetNames(tree), lines: LineIndex(tree.stream), contexts: SheetContexts(tree))
    }
    index = sheet.index
    names = others.names
    lines = others.lines
    contexts = others.contexts
    let rows = LintedBlock.rows(of: sheet.declarations, contexts, names)
    blocks = rows.blocks
    declarations = rows.declarations
    let faults: (sheet: [Diagnostic], atRules: [Diagnostic])
    let values: [InvalidValue]
    ((selectors, faults), values) = concurrently {
      let atRules = AtRuleProblems(of: others.contexts.atRules, in: tree, others.contexts)
      let faults = (sheet.index.diagnostics.first ?? []).explainingHeads(of: tree)
      return (LintedSelectors(of: sheet.declarations), (faults, atRules.diagnostics))
    } _: {
      InvalidValue.all(
        in: rows.declarations, of: rows.blocks, in: tree, contexts: others.contexts,
        vocabulary: settings.vocabulary)
    }
    self.faults = SheetFaults(sheet: faults.sheet, atRules: faults.atRules, values: values)
  }

  /// The source of the sheet.
  var source: StyleSource { index.sheets[0] }

  /// The syntax tree of the sheet.
  var tree: SyntaxTree { index.sheets[0].tree }

  /// The token stream of the sheet.
  var stream: TokenStream { tree.stream }
}

extension LintedSheet {
  /// Returns a view of a declaration.
  func view(_ declaration: LintedDeclaration) -> Declaration {
    Declaration(tree: tree, index: declaration.node)
  }

  /// Returns whether a rule is on and can run.
  ///
  /// Unknown files cannot be detected without a loader.
  func isChecked(by rule: LintRule) -> Bool {
    settings.isOn(rule) && (rule != .unknownReference || source.loader != nil)
  }

  /// The token ranges of property values with variables, which the cascade checks only after
  /// substitution.
  var unresolvedValues: [Range<Int>] {
    unresolvedValuesCache.value {
      declarations.compactMap { declaration in
        guard declaration.property != nil, blocks[declaration.block].kind == .style,
          !isUnsupported(declaration)
        else { return nil }
        let value = view(declaration).value
        return stream.hasVariable(in: value) ? value : nil
      }
    }
  }

  /// Returns whether a declaration is inside an `@supports` that does not apply.
  func isUnsupported(_ declaration: LintedDeclaration) -> Bool {
    contexts.isUnsupported(contexts.number(of: declaration.node))
  }

  /// Returns the color schemes that a declaration applies to, according to its media queries.
  func scheme(of declaration: LintedDeclaration) -> ColorSchemeScope {
    contexts.scheme(contexts.number(of: declaration.node))
  }

  /// Returns the byte range of a declaration's name.
  func nameRange(of declaration: LintedDeclaration) -> Range<Int> {
    stream.range(of: Int(tree.nodes[declaration.node].first))
  }

  /// Returns the declarations of a block, in order.
  func declarations(of block: LintedBlock) -> some RandomAccessCollection<LintedDeclaration> {
    block.declarations.lazy.map { [declarations] in declarations[Int($0)] }
  }

  /// Returns the line of a byte offset, counted from 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// Returns the line of a token, counted from 1.
  func line(ofToken token: Int) -> Int { line(of: stream.range(of: token).lowerBound) }

  /// The nodes of the at-rules, in the order of the text.
  var atRules: [Int] { contexts.atRules }

  /// Returns a view of an at-rule.
  func atRule(_ node: Int) -> AtRule { AtRule(tree: tree, index: node) }

  /// Returns the tokens of each selector of a style rule, without white space around it.
  func selectorTokens(of block: LintedBlock) -> [Range<Int>] {
    guard case .qualifiedRule(let rule) = Syntax(tree, block.node) else { return [] }
    var cursor = TokenCursor(stream, rule.prelude)
    var parts: [Range<Int>] = []
    while true {
      let end = cursor.nextComma
      parts.append(tree.stream.trimmed(cursor.position..<end))
      while cursor.position < end, cursor.nextIncludingTrivia() != nil {}
      guard cursor.position < rule.prelude.upperBound, cursor.nextIncludingTrivia() != nil else {
        return parts
      }
    }
  }
}
