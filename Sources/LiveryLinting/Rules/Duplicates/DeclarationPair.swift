// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Two declarations of the same name in one block, under the same conditions.
struct DeclarationPair {
  let sheet: LintedSheet
  /// The one that stands first.
  let earlier: LintedDeclaration
  /// The one that stands behind it.
  let later: LintedDeclaration
  /// Whether nothing stands between the two.
  let areAdjacent: Bool

  private var stream: TokenStream { sheet.stream }
  private var old: Range<Int> { sheet.view(earlier).value }
  private var new: Range<Int> { sheet.view(later).value }
}

extension DeclarationPair {
  /// Whether the later one counts instead of the earlier one.
  var laterWins: Bool {
    if sheet.blocks[later.block].kind == .keyframe { return !later.isImportant }
    return later.isImportant || !earlier.isImportant
  }

  /// Whether the values are the same, white space and comments left out.
  var areValuesEqual: Bool {
    matches { stream.text(of: $0) == stream.text(of: $1) }
  }

  /// Whether the later value is meant for those who know it, and the earlier one for all others.
  var isFallback: Bool {
    if stream.hasPrefixedName(in: old) || stream.hasPrefixedName(in: new) { return true }
    if stream.hasVariable(in: old) || stream.hasVariable(in: new) { return true }
    if hasNews { return true }
    return areAdjacent && !matches(areAlike)
  }

  /// Whether both values follow the property's grammar.
  var areValid: Bool {
    guard let property = later.property else { return false }
    return [old, new].allSatisfy { property.diagnostic(for: stream, in: $0) == nil }
  }

  /// The edit that takes the earlier one away; nil where its neighborhood is not plain enough.
  var removal: Diagnostic.FixIt? {
    let node = sheet.tree.nodes[earlier.node]
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
