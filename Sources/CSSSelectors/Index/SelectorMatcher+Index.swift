// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The search of a selector map, from the outside in: the buckets of an element's names, the groups
/// of a bucket, each with the rule context of its selectors, and the run of entries of a group.
///
/// Elements are *equal* in this file if they have equal facts and are below elements with equal
/// facts. Equal elements may differ in position, in descendants and in conditions that only the
/// caller knows. A selector is *position-dependent* if its result may differ for this reason.
///
/// ``SelectorMap/init(_:selectorCount:)`` validates the parts of a map from a file that every entry
/// has: the selectors, and that there are as many names and bucket starts as required. The groups
/// are validated here, because few of them are ever visited.
extension SelectorMatcher {
  /// Calls `body` for each selector of a selector map that matches an element.
  ///
  /// A selector is reported more than once if the element has the name of its bucket more than
  /// once, such as a type that is also its supertype.
  ///
  /// - Parameters:
  ///   - element: The index of the element.
  ///   - index: A selector map of this matcher's selectors.
  ///   - contexts: The rule contexts that apply; the selectors of all others are skipped.
  ///   - usesFilter: Whether to skip selectors that the ancestor filter of the element rules out.
  ///   - body: Receives the index of the entry of each selector that matches, the index of the
  ///     selector's record and the number of the rule context. The order is that of the map, not of
  ///     the style sheets. `isConditional` indicates that the selector was not matched yet, which
  ///     the caller must do together with the conditions that only it knows. `isPositionDependent`
  ///     indicates that the result may differ for an equal element.
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
    let filter = ancestorFilter(of: element, usesFilter: usesFilter)
    // The names and pseudo-classes are bit masks; names may share a bit.
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

  /// A position-dependent selector that may match an element or an equal one.
  ///
  /// A candidate is valid only with the selector map that it was found in.
  package struct PositionDependentCandidate: Sendable {
    /// The index of the entry in the selector map.
    fileprivate let entry: UInt32
    /// The number of the rule context.
    fileprivate let context: UInt32
  }

  /// Returns the position-dependent selectors that may match an element or an equal one.
  ///
  /// - Parameters:
  ///   - element: The index of the element.
  ///   - index: A selector map of this matcher's selectors.
  ///   - contexts: The rule contexts that apply; the selectors of all others are skipped.
  ///   - usesFilter: Whether to skip selectors that the ancestor filter of the element rules out.
  /// - Returns: The selectors in the order in which ``forEachMatch(of:in:where:usesFilter:_:)``
  ///   visits them.
  package func positionDependentCandidates(
    of element: Int, in index: SelectorMap, where contexts: RuleContextSet,
    usesFilter: Bool = true
  ) -> [PositionDependentCandidate] {
    precondition(tree.elements.indices.contains(element), "the element must be in the tree")
    let met = tree.metRequirements(of: element)
    let filter = ancestorFilter(of: element, usesFilter: usesFilter)
    // Pseudo-classes that follow from the tree, such as `:first-child`, may differ for an equal
    // element, so that their absence rules out no candidate.
    var derived = PseudoClassSet.derived.rawValue
    // Except `:root`: an element with a parent is not the root, regardless of its position.
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
  ///   - index: The selector map that the candidates were found in.
  ///   - body: Receives the same as in ``forEachMatch(of:in:where:usesFilter:_:)``, except for
  ///     `isPositionDependent`, which is true for all candidates.
  package func forEachMatch(
    of element: Int, among candidates: [PositionDependentCandidate], in index: SelectorMap,
    _ body: (_ entry: Int, _ selector: UInt32, _ context: UInt32, _ isConditional: Bool) -> Void
  ) {
    if candidates.isEmpty { return }
    // Names and ancestors are equal to those of the element that the candidates were found for.
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

  /// Returns the filter that rules out selectors by the ancestors of an element.
  ///
  /// The filter rules out nothing if it is not used, or if the tree has none because it is not
  /// finished.
  @inline(__always)
  private func ancestorFilter(of element: Int, usesFilter: Bool) -> AncestorFilter {
    usesFilter && element < tree.filters.count ? tree.filters[element] : .full
  }

  /// Calls `body` with the run of entries of each group in an element's buckets whose rule context
  /// applies.
  ///
  /// Every run is a valid range of entries, so that the caller can use unchecked buffers.
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
          // Each bucket has a second one with the position-dependent selectors.
          let (first, positionDependent) = (Int(starts[bucket]), Int(starts[bucket + 1]))
          let lastEnd = Int(starts[bucket + 2])
          // Numbers that were read from a file may be invalid. The last group is a sentinel.
          guard first <= positionDependent, positionDependent <= lastEnd, lastEnd < groups.count
          else { continue }
          for group in (onlyPositionDependent ? positionDependent : first)..<lastEnd {
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
