// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import FlatRecords

extension SelectorMatcher {
  /// Finds the selectors of an index that match an element, each as often as the element has the name of its bucket.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - index: an index of this matcher's selectors.
  ///   - contexts: the rule contexts that apply; the selectors of all others are skipped.
  ///   - onlyPlaced: whether only the selectors are tried that depend on the position among siblings or on descendants,
  ///     or about which the caller decides: the others match all elements alike below elements alike.
  ///   - usesFilter: whether selectors are skipped that the ancestors of the element rule out.
  ///   - body: takes the entry of each selector that matches, the selector and the context of its rule, in no order,
  ///     whether the caller is to decide: then the selector was not tried yet, and whether it is among those that
  ///     `onlyPlaced` leaves.
  package func forEachMatch(
    of element: Int, in index: SelectorIndex, where contexts: RuleContextSet,
    onlyPlaced: Bool = false, usesFilter: Bool = true,
    _ body: (
      _ entry: Int, _ selector: UInt32, _ context: UInt32, _ isConditional: Bool, _ isPlaced: Bool
    ) -> Void
  ) {
    precondition(tree.elements.indices.contains(element), "an element of the tree")
    let facts = tree.subjectFacts(of: element)
    let filter = usesFilter && element < tree.filters.count ? tree.filters[element] : .full
    let (missing, missingClasses) = (~facts.names, ~facts.pseudoClasses)
    withUnsafeBuffers(index.entries, index.names, index.starts) { entries, names, starts in
      index.groups.withUnsafeBufferPointer { groups in
        // Selectors of pseudo-elements and parts are in the buckets of their originating element.
        var buckets = ElementBuckets(
          of: tree.originatingElement(of: element), in: tree, usesFilter: usesFilter)
        while let bucket = buckets.next(in: index) {
          let (first, placed) = (Int(starts[bucket]), Int(starts[bucket + 1]))
          let end = Int(starts[bucket + 2])
          // The numbers of a file may be anything.
          guard first <= placed, placed <= end, end < groups.count else { continue }
          for group in (onlyPlaced ? placed : first)..<end {
            let context = groups[group].context
            guard contexts.contains(context) else { continue }
            var position = Int(groups[group].start)
            let end = min(Int(groups[group + 1].start), entries.count)
            #if DEBUG
              SelectorWork.current?.addTried(max(end - position, 0))
            #endif
            while position < end {
              if names[position] & missing == 0,
                entries[position].pseudoClasses & missingClasses == 0,
                filter.mayMatch(entries[position].ancestors)
              {
                let (selector, decision) = (entries[position].selector, entries[position].decision)
                if decision != .selector || matches(table.selectors[Int(selector)], from: element) {
                  body(position, selector, context, decision == .caller, group >= placed)
                }
              }
              position += 1
            }
          }
        }
      }
    }
  }
}
