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
  /// Whether no other declaration stands between the two.
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

  /// Whether `!important` lets the earlier declaration override the later one; keyframes drop such declarations.
  var earlierWins: Bool { !isInKeyframe && earlier.isImportant && !later.isImportant }

  private var isInKeyframe: Bool { sheet.blocks[later.block].kind == .keyframe }

  /// Whether the values are the same, white space and comments left out.
  var areValuesEqual: Bool {
    matches { stream.text(of: $0) == stream.text(of: $1) }
  }

  /// Whether the later value is meant for those who know it, and the earlier one for all others.
  var isFallback: Bool {
    if stream.hasPrefixedName(in: old) || stream.hasPrefixedName(in: new) { return true }
    if stream.hasVariable(in: old) || stream.hasVariable(in: new) { return true }
    return areAdjacent && (hasNews || !matches(areAlike))
  }

  /// Whether both values follow the property's grammar, as far as their variables let this be known.
  var areValid: Bool { isValid(earlier) && isValid(later) }

  private func isValid(_ declaration: LintedDeclaration) -> Bool {
    let value = sheet.view(declaration).value
    switch VariableUse(stream, value, isCustom: declaration.isCustom) {
    case .malformed: return false
    case .none where !declaration.isCustom:
      return declaration.property?.diagnostic(for: stream, in: value) == nil
    default: return true
    }
  }

  /// The diagnostic of the declaration that has no effect, with the edit that removes it.
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

  /// The edit that removes a declaration; nil where its neighborhood is not plain enough.
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

  /// Whether both values are made of as many tokens, of which each is like the other value's.
  private func matches(_ isLike: (Int, Int) -> Bool) -> Bool {
    var (a, b) = (TokenCursor(stream, old), TokenCursor(stream, new))
    while let left = a.next() {
      guard let right = b.next(), isLike(left, right) else { return false }
    }
    return b.next() == nil
  }

  /// Whether two tokens are of one kind, dimensions of one unit and functions of one name.
  private func areAlike(_ left: Int, _ right: Int) -> Bool {
    guard stream[left].kind == stream[right].kind else { return false }
    return switch stream[left].kind {
    case .dimension: stream.unit(of: left).lowercased() == stream.unit(of: right).lowercased()
    case .function: stream.value(of: left).lowercased() == stream.value(of: right).lowercased()
    case .hash: stream.range(of: left).count == stream.range(of: right).count
    case .delim: stream.text(of: left) == stream.text(of: right)
    default: true
    }
  }

  /// Whether the later value has a function, a unit or a word that came late into CSS, and the earlier one has not.
  private var hasNews: Bool {
    let news = stream.lateWords(in: new)
    return !news.isEmpty && !news.isSubset(of: stream.lateWords(in: old))
  }
}

extension LintedSheet {
  /// Whether a declaration stands in its rule with no at-rule between.
  func isDirect(_ declaration: LintedDeclaration) -> Bool {
    surroundings.number(of: declaration.node) == blocks[declaration.block].surroundings
  }
}

extension Diagnostic.Kind {
  /// Returns the message about the declaration of a pair that has no effect.
  @Sendable static func setTwice(_ diagnostic: Diagnostic) -> String {
    diagnostic.expected.isEmpty
      ? "'\(diagnostic.subject)' is set again on line \(diagnostic.limit), so this has no effect"
      : "'\(diagnostic.subject)' is '\(diagnostic.expected)' on line \(diagnostic.limit), so this has no effect"
  }
}
