// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryPrinting

/// Two declarations of one name in one block, under the same conditions.
struct DeclarationPair {
  let sheet: LintedSheet
  /// The first declaration of the two.
  let earlier: LintedDeclaration
  /// The second declaration of the two.
  let later: LintedDeclaration
  /// Whether the two declarations are adjacent.
  let areAdjacent: Bool

  private var stream: TokenStream { sheet.stream }
  private var old: Range<Int> { sheet.view(earlier).value }
  private var new: Range<Int> { sheet.view(later).value }
}

extension DeclarationPair {
  /// Whether the later declaration overrides the earlier one.
  var laterWins: Bool {
    if isInKeyframe { return !later.isImportant }
    return later.isImportant || !earlier.isImportant
  }

  /// Whether the earlier declaration overrides the later one with `!important`.
  ///
  /// Keyframes drop important declarations.
  var earlierWins: Bool { !isInKeyframe && earlier.isImportant && !later.isImportant }

  private var isInKeyframe: Bool { sheet.blocks[later.block].kind == .keyframe }

  /// Whether the values are equal without white space and comments.
  var areValuesEqual: Bool {
    matches { stream.text(of: $0) == stream.text(of: $1) }
  }

  /// Whether the earlier value is a fallback for engines that do not support the later one.
  var isFallback: Bool {
    if stream.hasPrefixedName(in: old) || stream.hasPrefixedName(in: new) { return true }
    if stream.hasVariable(in: old) || stream.hasVariable(in: new) { return true }
    return areAdjacent && (usesRecentName || !matches(haveEqualKinds))
  }

  /// Whether both values match the property's grammar.
  ///
  /// Values with variables may still become invalid later.
  var areValid: Bool { isValid(earlier) && isValid(later) }

  private func isValid(_ declaration: LintedDeclaration) -> Bool {
    let value = sheet.view(declaration).value
    switch VariableUse(stream, in: value, isCustom: declaration.isCustom) {
    case .malformed: return false
    case .none where !declaration.isCustom:
      return declaration.property?.diagnostic(for: stream, in: value) == nil
    default: return true
    }
  }

  /// Returns the diagnostic for the declaration without effect, with an edit that removes it.
  func diagnostic(_ kind: Diagnostic.Kind) -> Diagnostic {
    let (dead, winner) = laterWins ? (earlier, later) : (later, earlier)
    let name = sheet.view(dead).name
    var facts: [Diagnostic.Fact] = [
      .subject(String((dead.isCustom ? name : name.lowercased()).prefix(60))),
      .limit(sheet.line(ofToken: Int(sheet.tree.nodes[winner.node].first))),
    ]
    if earlierWins { facts.append(.expected("!important")) }
    return Diagnostic(
      kind, range: sheet.nameRange(of: dead), facts: facts,
      fixIts: removal(of: dead).map { [$0] } ?? [])
  }

  /// Returns the edit that removes a declaration, or `nil` if its context is not simple enough.
  private func removal(of declaration: LintedDeclaration) -> Diagnostic.FixIt? {
    let node = sheet.tree.nodes[declaration.node]
    let last = Int(node.end) - 1
    guard sheet.isDirect(earlier), sheet.isDirect(later), stream[last].kind == .semicolon else {
      return nil
    }
    let end = stream[last + 1].kind == .whitespace ? last + 2 : last + 1
    return .init(
      range: stream.byteRange(of: Int(node.first)..<end), replacement: "", isSafe: true)
  }

  /// Returns whether both values have equal numbers of tokens that match in pairs.
  private func matches(_ areEqual: (Int, Int) -> Bool) -> Bool {
    var (a, b) = (TokenCursor(stream, old), TokenCursor(stream, new))
    while let left = a.next() {
      guard let right = b.next(), areEqual(left, right) else { return false }
    }
    return b.next() == nil
  }

  /// Returns whether two tokens have equal kinds and, if dimensions or functions, equal units or
  /// names.
  private func haveEqualKinds(_ left: Int, _ right: Int) -> Bool {
    guard stream[left].kind == stream[right].kind else { return false }
    return switch stream[left].kind {
    case .dimension: stream.unit(of: left).lowercased() == stream.unit(of: right).lowercased()
    case .function: stream.value(of: left).lowercased() == stream.value(of: right).lowercased()
    case .hash: stream.range(of: left).count == stream.range(of: right).count
    case .delim: stream.text(of: left) == stream.text(of: right)
    default: true
    }
  }

  /// Whether the later value has a newer function, unit or keyword that the earlier one lacks.
  private var usesRecentName: Bool {
    let recent = stream.recentNames(in: new)
    return !recent.isEmpty && !recent.isSubset(of: stream.recentNames(in: old))
  }
}

extension LintedSheet {
  /// Returns whether no at-rule separates a declaration from its rule.
  func isDirect(_ declaration: LintedDeclaration) -> Bool {
    contexts.number(of: declaration.node) == blocks[declaration.block].contexts
  }
}

extension Diagnostic.Kind {
  /// Returns the message about the declaration of a pair that has no effect.
  @Sendable static func repeatedDeclaration(_ diagnostic: Diagnostic) -> String {
    diagnostic.expected.isEmpty
      ? "'\(diagnostic.subject)' is set again on line \(diagnostic.limit), so this has no effect"
      : "'\(diagnostic.subject)' is '\(diagnostic.expected)' on line \(diagnostic.limit), so this has no effect"
  }
}
