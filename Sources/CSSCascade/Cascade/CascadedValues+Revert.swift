// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension CascadedValues {
  /// What was taken back of a longhand before a winner was asked.
  func reverted(before winner: Winner, _ levels: CascadeLevels) -> Reverted {
    var reverted = Reverted()
    for run in runs[..<Int(winner.run)] {
      guard !reverted.holds(run.match.level, levels),
        let index = index(of: winner.property, in: run),
        case .keyword(let keyword) = run.declaration(at: index).value, keyword.isRevert
      else { continue }
      reverted.take(keyword, run.match.level, levels)
    }
    return reverted
  }

  /// What counts for a longhand where a winner turned out to say `revert` or `revert-layer`
  /// once its variables were known.
  ///
  /// - Parameters:
  ///   - winner: the declaration that was asked last.
  ///   - reverted: what was taken back, by that declaration too.
  ///   - levels: the levels of the cascade.
  /// - Returns: the next declaration that counts; nil for none.
  func winner(
    behind winner: Winner, _ reverted: inout Reverted, _ levels: CascadeLevels
  ) -> Winner? {
    var number = Int(winner.run) + 1
    while number < runs.count {
      let run = runs[number]
      if !reverted.holds(run.match.level, levels),
        let index = index(of: winner.property, in: run)
      {
        guard case .keyword(let keyword) = run.declaration(at: index).value, keyword.isRevert
        else {
          return Winner(
            property: winner.property, run: UInt32(truncatingIfNeeded: number),
            index: UInt16(truncatingIfNeeded: index), dependence: .variables)
        }
        reverted.take(keyword, run.match.level, levels)
      }
      number += 1
    }
    return nil
  }

  /// The place of a longhand among the declarations of a run, by whichever name it was declared last; nil for one that is
  /// not declared.
  private func index(of property: Property, in run: Run) -> Int? {
    let longhands = run.longhands
    let index = longhands.index(of: property)
    guard let flow, longhands.hasLogical, let logical = property.logical(in: flow),
      let other = longhands.index(of: logical)
    else { return index }
    guard let index else { return other }
    return longhands.follows(index, other) ? index : other
  }
}
