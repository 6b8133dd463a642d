// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Declarations whose value is `revert` or `revert-layer` only after the substitution of variables.
extension Cascade {
  /// Returns the declarations of a longhand that are reverted before an entry.
  ///
  /// - Parameters:
  ///   - number: the index of the entry.
  ///   - entries: The declarations of the element, strongest first.
  ///   - property: the longhand.
  ///   - flow: the flow of the element.
  /// - Returns: the origins and levels that are reverted.
  func reverted(
    before number: Int, of entries: [CascadeEntry], for property: Property, in flow: Flow
  ) -> RevertedDeclarations {
    var reverted = RevertedDeclarations()
    for entry in entries[..<number] {
      guard !reverted.contains(entry.match.level, in: levels),
        let declared = declaration(of: property, in: entry, flow),
        case .keyword(let keyword) = declared.value, keyword.isRevert
      else { continue }
      reverted.insert(keyword, at: entry.match.level, in: levels)
    }
    return reverted
  }

  /// Returns the next declaration of a longhand that applies after an entry is reverted.
  ///
  /// - Parameters:
  ///   - number: the index of the entry; receives the index of the declaration's entry.
  ///   - entries: The declarations of the element, strongest first.
  ///   - property: the longhand.
  ///   - flow: the flow of the element.
  ///   - reverted: the declarations that are reverted.
  /// - Returns: the declaration; `nil` if none applies.
  func declaration(
    after number: inout Int, of entries: [CascadeEntry], for property: Property, in flow: Flow,
    _ reverted: inout RevertedDeclarations
  ) -> DeclaredLonghand? {
    number += 1
    while number < entries.count {
      let entry = entries[number]
      if !reverted.contains(entry.match.level, in: levels),
        let declared = declaration(of: property, in: entry, flow)
      {
        guard case .keyword(let keyword) = declared.value, keyword.isRevert else {
          return declared
        }
        reverted.insert(keyword, at: entry.match.level, in: levels)
      }
      number += 1
    }
    return nil
  }

  /// Returns the last declaration of a longhand in an entry, by its physical or logical name.
  ///
  /// - Returns: the declaration; `nil` if there is none.
  private func declaration(
    of property: Property, in entry: CascadeEntry, _ flow: Flow
  ) -> DeclaredLonghand? {
    guard let block = declarations.block(of: entry.match.rule) else { return nil }
    let longhands = entry.longhands(of: block)
    var index = longhands.index(of: property)
    if longhands.hasLogical, let logical = property.logical(in: flow),
      let other = longhands.index(of: logical)
    {
      index = index.map { longhands.follows($0, other) ? $0 : other } ?? other
    }
    return index.map { longhands.declaration(at: $0) }
  }

  /// Returns the winning declaration of each custom property, without the table of variables.
  func customProperties(among entries: [CascadeEntry]) -> [Atom: DeclaredCustomProperty] {
    var decided: [Atom: DeclaredCustomProperty] = [:]
    var reverted: [Atom: RevertedDeclarations] = [:]
    for entry in entries {
      let level = entry.match.level
      guard let block = declarations.block(of: entry.match.rule) else { continue }
      for declared in entry.isImportant ? block.importantCustomProperties : block.customProperties
      where decided[declared.name] == nil {
        if let revertedLevels = reverted[declared.name], revertedLevels.contains(level, in: levels)
        {
          continue
        }
        switch declared.value {
        case .tokens(let stream, let tokens): decided[declared.name] = .tokens(stream, tokens)
        case .keyword(.initial): decided[declared.name] = .undefined
        case .keyword(.inherit): decided[declared.name] = .inherited
        case .keyword(.unset): decided[declared.name] = .unset
        case .keyword(let keyword):
          reverted[declared.name, default: RevertedDeclarations()].insert(
            keyword, at: level, in: levels)
        }
      }
    }
    return decided
  }
}
