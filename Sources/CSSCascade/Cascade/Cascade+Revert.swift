// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Declarations whose value is `revert` or `revert-layer` only after the substitution of variables.
extension Cascade {
  /// Returns the declarations of a longhand that are reverted before a run.
  ///
  /// - Parameters:
  ///   - number: the index of the run.
  ///   - runs: the runs, strongest first.
  ///   - property: the longhand.
  ///   - flow: the flow of the element.
  /// - Returns: the origins and levels that are reverted.
  func reverted(
    before number: Int, of runs: [DeclaredRun], for property: Property, in flow: Flow
  ) -> RevertedDeclarations {
    var reverted = RevertedDeclarations()
    for run in runs[..<number] {
      guard !reverted.contains(run.match.level, in: levels),
        let declared = declaration(of: property, in: run, flow),
        case .keyword(let keyword) = declared.value, keyword.isRevert
      else { continue }
      reverted.take(keyword, at: run.match.level, in: levels)
    }
    return reverted
  }

  /// Returns the next declaration of a longhand that applies after a run is reverted.
  ///
  /// - Parameters:
  ///   - number: the index of the run; receives the index of the declaration's run.
  ///   - runs: the runs, strongest first.
  ///   - property: the longhand.
  ///   - flow: the flow of the element.
  ///   - reverted: the declarations that are reverted.
  /// - Returns: the declaration; `nil` if none applies.
  func declaration(
    after number: inout Int, of runs: [DeclaredRun], for property: Property, in flow: Flow,
    _ reverted: inout RevertedDeclarations
  ) -> DeclaredLonghand? {
    number += 1
    while number < runs.count {
      let run = runs[number]
      if !reverted.contains(run.match.level, in: levels),
        let declared = declaration(of: property, in: run, flow)
      {
        guard case .keyword(let keyword) = declared.value, keyword.isRevert else {
          return declared
        }
        reverted.take(keyword, at: run.match.level, in: levels)
      }
      number += 1
    }
    return nil
  }

  /// Returns the last declaration of a longhand in a run, by its physical or logical name.
  ///
  /// - Returns: the declaration; `nil` if there is none.
  private func declaration(
    of property: Property, in run: DeclaredRun, _ flow: Flow
  ) -> DeclaredLonghand? {
    guard let block = declarations.block(of: run.match.rule) else { return nil }
    let longhands = run.longhands(of: block)
    var index = longhands.index(of: property)
    if longhands.hasLogical, let logical = property.logical(in: flow),
      let other = longhands.index(of: logical)
    {
      index = index.map { longhands.follows($0, other) ? $0 : other } ?? other
    }
    return index.map { longhands.declaration(at: $0) }
  }

  /// Returns the winning declaration of each custom property, without the table of variables.
  func customProperties(among runs: [DeclaredRun]) -> [Atom: DeclaredCustomProperty] {
    var decided: [Atom: DeclaredCustomProperty] = [:]
    var reverted: [Atom: RevertedDeclarations] = [:]
    for run in runs {
      let level = run.match.level
      guard let block = declarations.block(of: run.match.rule) else { continue }
      for declared in run.isImportant ? block.importantCustomProperties : block.customProperties
      where decided[declared.name] == nil {
        if let taken = reverted[declared.name], taken.contains(level, in: levels) { continue }
        switch declared.value {
        case .tokens(let stream, let tokens): decided[declared.name] = .tokens(stream, tokens)
        case .keyword(.initial): decided[declared.name] = .undefined
        case .keyword(.inherit): decided[declared.name] = .inherited
        case .keyword(.unset): decided[declared.name] = .unset
        case .keyword(let keyword):
          reverted[declared.name, default: RevertedDeclarations()].take(
            keyword, at: level, in: levels)
        }
      }
    }
    return decided
  }
}
