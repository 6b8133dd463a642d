// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryLinting

/// Consecutive declarations of a rule in the order of the rule `property-order`.
struct SortedDeclarations {
  private let segments: [DeclarationSegment]
  private let ranks: PropertyRanks

  /// The maximum number of declarations, because each one is compared with the others.
  private static let maximumCount = 200

  /// Creates the order of some declarations.
  init(_ segments: [DeclarationSegment], by ranks: PropertyRanks) {
    self.segments = segments
    self.ranks = ranks
  }

  /// The edit that sorts the declarations, or `nil` if they are sorted.
  var edit: TextEdit? {
    let order = order
    guard order != Array(segments.indices), let first = segments.first, let last = segments.last
    else { return nil }
    var text = ""
    for (position, index) in order.enumerated() {
      // The white space between declarations stays where it is.
      text += segments[position].gap
      text += segments[index].text(isLast: position == order.count - 1)
    }
    return TextEdit(range: first.range.lowerBound..<last.range.upperBound, replacement: text)
  }

  /// The indices of the declarations, sorted as far as no declaration passes one that it may
  /// override.
  private var order: [Int] {
    guard segments.count <= Self.maximumCount else { return Array(segments.indices) }
    let sets = segments.map { OverriddenLonghands($0.declaration) }
    let ranks = segments.map { self.ranks.rank(of: $0.declaration) }
    var remaining = Array(segments.indices)
    var order: [Int] = []
    while !remaining.isEmpty {
      var best = 0
      for (position, index) in remaining.enumerated() where ranks[index] < ranks[remaining[best]] {
        let isFree = !remaining[..<position].contains { sets[$0].overlaps(with: sets[index]) }
        if isFree { best = position }
      }
      order.append(remaining.remove(at: best))
    }
    return order
  }
}

extension CodeActionContext {
  /// The action that sorts the declarations of the innermost rule at the range.
  var sortedDeclarations: [LSP.CodeAction] {
    let tree = sheet.tree
    guard !sheet.isGenerated else { return [] }
    let path = tree.path(at: range.lowerBound)
    guard let position = path.lastIndex(where: { tree.nodes[$0].kind.isRule }),
      tree.isStyled(path[...position] + [path[position]])
    else { return [] }
    let settings = theme.configuration.settings(forFile: LexicalPath(sheet.source.name))
    let ranks = PropertyRanks(settings)
    let runs = DeclarationSegment.runs(in: path[position], of: tree)
    let edits = runs.compactMap { SortedDeclarations($0, by: ranks).edit }
    return action("Sort declarations", .rewrite, edits).map { [$0] } ?? []
  }
}

extension SyntaxNode.Kind {
  /// Whether a node of the kind may have a block.
  fileprivate var isRule: Bool { self == .qualifiedRule || self == .atRule }
}

/// The longhands that a declaration sets, in all flows, which decide whether its position among
/// other declarations is significant.
private struct OverriddenLonghands {
  private let longhands: Set<Property>
  /// The name without a vendor prefix, in lower case unless the property is a custom one.
  private let name: String

  init(_ declaration: Declaration) {
    if declaration.isCustom {
      name = declaration.name
      longhands = []
      return
    }
    let lowercased = declaration.name.lowercased()
    let prefix = ["-webkit-", "-moz-", "-ms-", "-o-"].first(where: lowercased.hasPrefix)
    name = String(lowercased.dropFirst(prefix?.count ?? 0))
    let property = Property(name: lowercased) ?? Property(name: name)
    let all = property.map { $0.isShorthand ? $0.longhands : [$0] } ?? []
    longhands = all.reduce(into: []) { set, longhand in
      set.insert(longhand)
      if longhand.isLogical { set.formUnion(Flow.all.map(longhand.physical(in:))) }
    }
  }

  func overlaps(with other: OverriddenLonghands) -> Bool {
    name == other.name || !longhands.isDisjoint(with: other.longhands)
  }
}
