// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSelectors
import CSSSyntax
import LiveryPrinting
import Synchronization

/// A sheet with what lint rules ask of it, worked out once for all of them.
///
/// Everything here is a row of small values that point into the tree; texts are made by the rules that print them.
final class LintedSheet: Sendable {
  /// The rules of the sheet as the cascade has them, with those of the sheets that it imports.
  let index: RuleIndex
  /// What the program has, and how rules are set.
  let settings: LintSettings
  /// The faults of the sheet, its at-rules and its values.
  let faults: SheetFaults
  /// Every declaration, in the order of the text, what is dropped included.
  let declarations: [LintedDeclaration]
  /// Every block with declarations of its own: those of style rules, of keyframes and of at-rules, in the order of the text.
  let blocks: [LintedBlock]
  /// The selectors of the style rules.
  let selectors: LintedSelectors
  /// The variables, animations and fonts that the sheet names.
  let names: SheetNames
  /// The at-rules around rules.
  let surroundings: Surroundings
  /// Where lines begin.
  let lines: LineIndex
  /// The ``unresolvedValues``, once a rule has asked for them.
  private let knownUnresolvedValues = ComputedOnce<[Range<Int>]>()

  /// Prepares a sheet.
  init(_ source: StyleSource, _ settings: LintSettings = LintSettings()) {
    self.settings = settings
    let tree = source.tree
    let (sheet, others) = concurrently {
      let index = RuleIndex([source])
      return (index: index, declarations: SheetDeclarations(index))
    } _: {
      (names: SheetNames(tree), lines: LineIndex(tree.stream), surroundings: Surroundings(tree))
    }
    index = sheet.index
    names = others.names
    lines = others.lines
    surroundings = others.surroundings
    let rows = LintedBlock.rows(of: sheet.declarations, surroundings, names)
    blocks = rows.blocks
    declarations = rows.declarations
    let faults: (sheet: [Diagnostic], atRules: [Diagnostic])
    let values: [InvalidValue]
    ((selectors, faults), values) = concurrently {
      let atRules = AtRuleProblems(of: others.surroundings.atRules, in: tree, others.surroundings)
      let faults = (sheet.index.diagnostics.first ?? []).explainingHeads(of: tree)
      return (LintedSelectors(of: sheet.declarations), (faults, atRules.diagnostics))
    } _: {
      InvalidValue.all(
        in: rows.declarations, of: rows.blocks, in: tree, surroundings: others.surroundings,
        vocabulary: settings.vocabulary)
    }
    self.faults = SheetFaults(sheet: faults.sheet, atRules: faults.atRules, values: values)
  }

  /// The sheet.
  var source: StyleSource { index.sheets[0] }

  /// The sheet's rules.
  var tree: SyntaxTree { index.sheets[0].tree }

  /// The text and its tokens.
  var stream: TokenStream { tree.stream }
}

extension LintedSheet {
  /// A declaration's view.
  func view(_ declaration: LintedDeclaration) -> Declaration {
    Declaration(tree: tree, index: declaration.node)
  }

  /// Whether a rule can find anything: what files there are nobody knows without a loader.
  func isChecked(by rule: LintRule) -> Bool {
    settings.isOn(rule) && (rule != .unknownReference || source.loader != nil)
  }

  /// The values of properties that hold variables: the cascade checks them once these are resolved.
  var unresolvedValues: [Range<Int>] {
    knownUnresolvedValues.value {
      declarations.compactMap { declaration in
        guard declaration.property != nil, blocks[declaration.block].kind == .style,
          !isUnsupported(declaration)
        else { return nil }
        let value = view(declaration).value
        return stream.hasVariable(in: value) ? value : nil
      }
    }
  }

  /// Whether a declaration stands under an `@supports` that does not hold.
  func isUnsupported(_ declaration: LintedDeclaration) -> Bool {
    surroundings.isUnsupported(surroundings.number(of: declaration.node))
  }

  /// For which color schemes a declaration counts, by the media queries around it.
  func scheme(of declaration: LintedDeclaration) -> ColorSchemeScope {
    surroundings.scheme(surroundings.number(of: declaration.node))
  }

  /// The bytes of a declaration's name.
  func nameRange(of declaration: LintedDeclaration) -> Range<Int> {
    stream.range(of: Int(tree.nodes[declaration.node].first))
  }

  /// The declarations of a block, in order.
  func declarations(of block: LintedBlock) -> some RandomAccessCollection<LintedDeclaration> {
    block.declarations.lazy.map { [declarations] in declarations[Int($0)] }
  }

  /// The line of an offset, counted from 1.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// The line on which a token stands, counted from 1.
  func line(ofToken token: Int) -> Int { line(of: stream.range(of: token).lowerBound) }

  /// The nodes of the at-rules, in the order of the text.
  var atRules: [Int] { surroundings.atRules }

  /// The view of an at-rule.
  func atRule(_ node: Int) -> AtRule { AtRule(tree: tree, index: node) }

  /// The tokens of each selector of a style rule, white space left out.
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
