// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

@testable import CSSSelectors

extension Sheet {
  /// An index of all selectors of the sheet.
  var index: SelectorMap {
    SelectorMap(
      of: table.selectors.indices.map { SelectorMap.Element(selector: UInt32($0)) },
      in: table, nameCount: names.count)
  }

  static let onlyContext = RuleContextSet(count: 1) { _ in true }

  /// Returns the selectors that an index finds for an element, and whether one is positional.
  func search(
    _ index: SelectorMap, _ element: Int, _ tree: StyleTree,
    onlyPositionDependent: Bool = false, usesFilter: Bool = true
  ) -> (selectors: [Int], isPositionDependent: Bool) {
    var context = MatchingContext()
    var found: [Int] = []
    var isPositionDependent = false
    table.withMatcher(in: tree, &context) { matcher in
      if onlyPositionDependent {
        let candidates = matcher.positionDependentCandidates(
          of: element, in: index, where: Self.onlyContext, usesFilter: usesFilter)
        matcher.forEachMatch(of: element, among: candidates, in: index) { entry, _, _, _ in
          found.append(Int(index.order[entry]))
        }
        isPositionDependent = true
        return
      }
      matcher.forEachMatch(
        of: element, in: index, where: Self.onlyContext, usesFilter: usesFilter
      ) { entry, _, _, _, isEntryDependent in
        found.append(Int(index.order[entry]))
        isPositionDependent = isPositionDependent || isEntryDependent
      }
    }
    // An element may have a class twice.
    return (Set(found).sorted(), isPositionDependent)
  }
}
