// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Declarations with variables that turn out to say `revert` or `revert-layer` once these are replaced.
extension Cascade {
  /// The declarations of a longhand that were taken back before a run was considered.
  ///
  /// - Parameters:
  ///   - number: the run among the others.
  ///   - runs: the runs, strongest first.
  ///   - property: the longhand.
  ///   - flow: the flow of the element.
  /// - Returns: the origins and levels that were taken back.
  func reverted(
    before number: Int, of runs: [DeclaredRun], for property: Property, in flow: Flow
  ) -> Reverted {
    var reverted = Reverted()
    for run in runs[..<number] {
      guard !reverted.holds(run.match.level, in: levels),
        let declared = declaration(of: property, in: run, flow),
        case .keyword(let keyword) = declared.value, keyword.isRevert
      else { continue }
      reverted.take(keyword, at: run.match.level, in: levels)
    }
    return reverted
  }

  /// The declaration of a longhand that counts after a run was taken back.
  ///
  /// - Parameters:
  ///   - number: the run; takes the run of the declaration.
  ///   - runs: the runs, strongest first.
  ///   - property: the longhand.
  ///   - flow: the flow of the element.
  ///   - reverted: the declarations that were taken back.
  /// - Returns: the declaration; `nil` if none counts.
  func declaration(
    after number: inout Int, of runs: [DeclaredRun], for property: Property, in flow: Flow,
    _ reverted: inout Reverted
  ) -> DeclaredLonghand? {
    number += 1
    while number < runs.count {
      let run = runs[number]
      if !reverted.holds(run.match.level, in: levels),
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

  /// The declaration of a longhand in a run, by whichever name it was declared last; `nil` if it is not declared.
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

  /// The deciding declaration of each custom property, where they are not looked up.
  func customProperties(among runs: [DeclaredRun]) -> [Atom: DeclaredCustomProperty] {
    var decided: [Atom: DeclaredCustomProperty] = [:]
    var reverted: [Atom: Reverted] = [:]
    for run in runs {
      let level = run.match.level
      guard let block = declarations.block(of: run.match.rule) else { continue }
      for declared in run.isImportant ? block.importantCustomProperties : block.customProperties
      where decided[declared.name] == nil {
        if let taken = reverted[declared.name], taken.holds(level, in: levels) { continue }
        switch declared.value {
        case .tokens(let stream, let tokens): decided[declared.name] = .tokens(stream, tokens)
        case .keyword(.initial): decided[declared.name] = .undefined
        case .keyword(.inherit): decided[declared.name] = .inherited
        case .keyword(.unset): decided[declared.name] = .unset
        case .keyword(let keyword):
          reverted[declared.name, default: Reverted()].take(keyword, at: level, in: levels)
        }
      }
    }
    return decided
  }
}
