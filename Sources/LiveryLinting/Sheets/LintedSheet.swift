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
  /// The syntax tree of the sheet.
  let tree: SyntaxTree
  /// The data that only some rules need.
  let lazyData = LazySheetData()

  /// Prepares a sheet without findings, whose values are not checked.
  convenience init(unchecked source: StyleSource) {
    self.init(source, LintSettings()) { _ in [] }
  }

  /// Prepares a sheet.
  ///
  /// - Parameters:
  ///   - source: The sheet.
  ///   - settings: The vocabulary of the program and the settings of the rules.
  ///   - invalidValues: Finds the invalid values of the sheet's declarations.
  init(
    _ source: StyleSource, _ settings: LintSettings,
    invalidValues: @escaping @Sendable (SheetValues) -> [InvalidValue] = \.invalid
  ) {
    self.settings = settings
    let tree = source.tree
    self.tree = tree
    let (sheet, others) = concurrently {
      let index = RuleIndex([source])
      return (index: index, declarations: SheetDeclarations(index))
    } _: {
      (names: SheetNames(tree), contexts: SheetContexts(tree))
    }
    index = sheet.index
    names = others.names
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
      invalidValues(
        SheetValues(
          declarations: rows.declarations, blocks: rows.blocks, tree: tree,
          contexts: others.contexts, vocabulary: settings.vocabulary))
    }
    self.faults = SheetFaults(sheet: faults.sheet, atRules: faults.atRules, values: values)
  }

  /// The source of the sheet.
  var source: StyleSource { index.sheets[0] }

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
    lazyData.unresolvedValues.value {
      declarations.compactMap { declaration in
        guard declaration.property != nil, blocks[declaration.block].kind == .style,
          !isUnsupported(declaration)
        else { return nil }
        let value = view(declaration).value
        return stream.hasVariable(in: value) ? value : nil
      }
    }
  }

  /// The top-level rules, by position.
  var topLevelRules: TopLevelRules { lazyData.topLevelRules.value { TopLevelRules(tree) } }

  /// Returns whether a declaration is inside an `@supports` that does not apply.
  func isUnsupported(_ declaration: LintedDeclaration) -> Bool {
    contexts.isUnsupported(contexts.number(of: declaration.node))
  }

  /// Returns whether a declaration is inside an `@starting-style`, and does not apply to styles.
  func isStarting(_ declaration: LintedDeclaration) -> Bool {
    contexts.isStarting(contexts.number(of: declaration.node))
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

  /// Returns the declarations of a block outside `@starting-style`, in order.
  func styleDeclarations(
    of block: LintedBlock
  ) -> some BidirectionalCollection<LintedDeclaration> {
    block.declarations.lazy.map { [declarations] in declarations[Int($0)] }
      .filter { [contexts] in !contexts.isStarting(contexts.number(of: $0.node)) }
  }

  /// Returns the line of a byte offset, counted from 1.
  func line(of offset: Int) -> Int {
    lazyData.lines.value { LineIndex(stream) }.line(of: offset)
  }

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
