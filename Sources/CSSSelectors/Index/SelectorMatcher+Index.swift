// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorMatcher {
  /// Calls `body` for each selector of an index that matches an element.
  ///
  /// A selector is reported once for each time that the element has the name of its bucket.
  ///
  /// - Parameters:
  ///   - element: The index of the element.
  ///   - index: An index of this matcher's selectors.
  ///   - contexts: The rule contexts that apply; the selectors of all others are skipped.
  ///   - usesFilter: Whether to skip selectors that the ancestor filter of the element rules out.
  ///   - body: Receives, in no particular order, the entry of each selector that matches, the
  ///     selector and the context of its rule. `isConditional` indicates that the caller decides:
  ///     the selector was not matched yet. `isPositionDependent` indicates that the result depends on the
  ///     position among siblings, on descendants or on the caller. All other selectors match all
  ///     equal elements below equal elements.
  package func forEachMatch(
    of element: Int, in index: SelectorMap, where contexts: RuleContextSet,
    usesFilter: Bool = true,
    _ body: (
      _ entry: Int, _ selector: UInt32, _ context: UInt32, _ isConditional: Bool,
      _ isPositionDependent: Bool
    ) -> Void
  ) {
    precondition(tree.elements.indices.contains(element), "the element must be in the tree")
    let met = tree.metRequirements(of: element)
    let filter = usesFilter && element < tree.filters.count ? tree.filters[element] : .full
    let (missing, missingClasses) = (~met.names, ~met.pseudoClasses)
    forEachRun(
      of: element, in: index, where: contexts, onlyPositionDependent: false, usesFilter: usesFilter
    ) { entries, names, run, context, isPositionDependent in
      var position = run.lowerBound
      while position < run.upperBound {
        if names[position] & missing == 0,
          entries[position].pseudoClasses & missingClasses == 0,
          filter.mayMatch(entries[position].ancestors)
        {
          let (selector, remainingTest) = (
            entries[position].selector, entries[position].remainingTest
          )
          if remainingTest != .selector || matches(table.selectors[Int(selector)], from: element) {
            body(position, selector, context, remainingTest == .caller, isPositionDependent)
          }
        }
        position += 1
      }
    }
  }

  /// A selector whose match may differ between equal elements below equal elements.
  ///
  /// The match depends on the position among siblings, on descendants or on the caller.
  package struct PositionDependentCandidate: Sendable {
    fileprivate let entry: UInt32
    fileprivate let context: UInt32
  }

  /// Returns the position-dependent selectors that may match an element or an equal one.
  ///
  /// Elements are equal here if they have equal facts and stand below elements with equal facts.
  ///
  /// - Parameters:
  ///   - element: The index of the element.
  ///   - index: An index of this matcher's selectors.
  ///   - contexts: The rule contexts that apply; the selectors of all others are skipped.
  ///   - usesFilter: Whether to skip selectors that the ancestor filter of the element rules out.
  /// - Returns: The selectors in the order of ``forEachMatch(of:in:where:usesFilter:_:)``.
  package func positionDependentCandidates(
    of element: Int, in index: SelectorMap, where contexts: RuleContextSet,
    usesFilter: Bool = true
  ) -> [PositionDependentCandidate] {
    let met = tree.metRequirements(of: element)
    let filter = usesFilter && element < tree.filters.count ? tree.filters[element] : .full
    var derived = PseudoClassSet.derived.rawValue
    // An element with a parent is not the root, regardless of its position.
    if tree.elements[element].parent >= 0 { derived &= ~PseudoClassSet([.root]).rawValue }
    let (missing, missingClasses) = (~met.names, ~met.pseudoClasses & ~derived)
    var candidates: [PositionDependentCandidate] = []
    forEachRun(
      of: element, in: index, where: contexts, onlyPositionDependent: true, usesFilter: usesFilter
    ) { entries, names, run, context, _ in
      for position in run
      where names[position] & missing == 0
        && entries[position].pseudoClasses & missingClasses == 0
        && filter.mayMatch(entries[position].ancestors)
      {
        let entry = UInt32(truncatingIfNeeded: position)
        candidates.append(PositionDependentCandidate(entry: entry, context: context))
      }
    }
    return candidates
  }

  /// Calls `body` for each candidate that matches an element.
  ///
  /// - Parameters:
  ///   - element: The index of an element that equals the one that the candidates were found for.
  ///   - candidates: The candidates.
  ///   - index: The index that the candidates were found in.
  ///   - body: Receives the entry of each selector that matches, the selector and the context of
  ///     its rule. `isConditional` indicates that the caller decides: the selector was not matched
  ///     yet.
  package func forEachMatch(
    of element: Int, among candidates: [PositionDependentCandidate], in index: SelectorMap,
    _ body: (_ entry: Int, _ selector: UInt32, _ context: UInt32, _ isConditional: Bool) -> Void
  ) {
    if candidates.isEmpty { return }
    let missingClasses = ~tree.pseudoClassBits(of: element)
    #if DEBUG
      SelectorWorkCounter.current?.addTried(candidates.count)
    #endif
    index.entries.withUnsafeBufferPointer { entries in
      for candidate in candidates {
        let entry = entries[Int(candidate.entry)]
        guard entry.pseudoClasses & missingClasses == 0 else { continue }
        if entry.remainingTest != .selector
          || matches(table.selectors[Int(entry.selector)], from: element)
        {
          body(
            Int(candidate.entry), entry.selector, candidate.context, entry.remainingTest == .caller)
        }
      }
    }
  }

  /// Calls `body` with each run of entries in an element's buckets whose rules share a context.
  @inline(__always)
  private func forEachRun(
    of element: Int, in index: SelectorMap, where contexts: RuleContextSet,
    onlyPositionDependent: Bool,
    usesFilter: Bool,
    _ body: (
      _ entries: UnsafeBufferPointer<SelectorMap.Entry>, _ names: UnsafeBufferPointer<UInt64>,
      _ run: Range<Int>, _ context: UInt32, _ isPositionDependent: Bool
    ) -> Void
  ) {
    withUnsafeBuffers(of: index.entries, index.names, and: index.starts) { entries, names, starts in
      index.groups.withUnsafeBufferPointer { groups in
        // Selectors of pseudo-elements and parts are in the buckets of their originating element.
        var buckets = ElementBuckets(
          of: tree.originatingElement(of: element), in: tree, usesFilter: usesFilter)
        while let bucket = buckets.next(in: index) {
          let (first, positionDependent) = (Int(starts[bucket]), Int(starts[bucket + 1]))
          let end = Int(starts[bucket + 2])
          // Numbers that were read from a file may be invalid.
          guard first <= positionDependent, positionDependent <= end, end < groups.count else {
            continue
          }
          for group in (onlyPositionDependent ? positionDependent : first)..<end {
            let context = groups[group].context
            guard contexts.contains(context) else { continue }
            let start = Int(groups[group].start)
            let end = min(Int(groups[group + 1].start), entries.count)
            guard start < end else { continue }
            #if DEBUG
              SelectorWorkCounter.current?.addTried(end - start)
            #endif
            body(entries, names, start..<end, context, group >= positionDependent)
          }
        }
      }
    }
  }
}
