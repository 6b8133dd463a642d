// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension CSSStyleSheet {
  /// Returns whether texts, their order, environment and functions are the same as those of other
  /// sheets.
  ///
  /// - Complexity: linear in the size of the texts that both hold as separate copies; constant for
  ///   shared texts.
  package func isSame(as old: CSSStyleSheet) -> Bool {
    if styleCache === old.styleCache { return true }
    guard environment == old.environment, hasSameFunctions(as: old) else { return false }
    if hasSameStack(as: old) { return true }
    let (mine, others) = (sources, old.sources)
    return mine.count == others.count
      && zip(mine, others).allSatisfy { $0.isSameWithImports(as: $1) }
  }

  /// Returns whether values may call the same functions as those of other sheets.
  package func hasSameFunctions(as old: CSSStyleSheet) -> Bool {
    styleCache.stack.functions.identity == old.styleCache.stack.functions.identity
  }

  /// Returns the names of sheets that are added, removed, moved, or changed, imports included.
  ///
  /// The current sheets come first in their order, then the removed ones.
  package func namesOfSheets(differingFrom old: CSSStyleSheet) -> [String] {
    if hasSameStack(as: old) { return [] }
    let before = Dictionary(grouping: old.index.sources, by: \.name)
    let after = Dictionary(grouping: index.sources, by: \.name)
    var changed = Set(before.keys).symmetricDifference(after.keys)
    for (name, sources) in after {
      guard let others = before[name] else { continue }
      let isSame =
        sources.count == others.count
        && zip(sources, others).allSatisfy { $0.isSame(as: $1) }
      if !isSame { changed.insert(name) }
    }
    changed.formUnion(namesOfMovedSheets(since: old))
    var reported: Set<String> = []
    return (index.sources + old.index.sources).map(\.name)
      .filter { changed.contains($0) && reported.insert($0).inserted }
  }

  /// Returns the names of a smallest set of sheets whose move explains the new order.
  private func namesOfMovedSheets(since old: CSSStyleSheet) -> [String] {
    let positions = Dictionary(
      old.sources.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let common = sources.compactMap { source in positions[source.name].map { (source.name, $0) } }
    let unmoved = Set(longestIncreasingSubsequence(of: common.map(\.1)))
    return common.indices.filter { !unmoved.contains($0) }.map { common[$0].0 }
  }
}

extension StyleSource {
  /// Returns whether the text, name and origin are the same; imports are not compared.
  func isSame(as other: StyleSource) -> Bool {
    let (mine, others) = (tree.stream, other.tree.stream)
    guard name == other.name, origin == other.origin, base == other.base,
      mine.byteCount == others.byteCount
    else { return false }
    return mine.bytes == others.bytes || memcmp(mine.bytes, others.bytes, mine.byteCount) == 0
  }

  /// Returns whether the text, name and origin are the same, and those of all imports as well.
  fileprivate func isSameWithImports(as other: StyleSource) -> Bool {
    isSame(as: other) && imports.count == other.imports.count
      && zip(imports, other.imports).allSatisfy { $0.source.isSameWithImports(as: $1.source) }
  }
}
