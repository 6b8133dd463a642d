// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// A visitor of selectors that records, for each feature, the elements that depend on it.
///
/// From the element that a simple selector tests, the combinators to its right lead to the subject
/// of its selector. If the selector stands in a function, or in a rule that `&` refers to, the
/// combinators of the enclosing selectors lead on from there.
struct InvalidationBuilder {
  private let table: SelectorTable
  /// The invalidation sets by feature.
  private(set) var sets: [SelectorFeature: InvalidationSets] = [:]
  /// The elements that depend on the subject of each selector; `nil` for an unused selector.
  private var dependents: [InvalidationSets?]
  /// The elements that depend on the list of each `&`.
  private var nestedDependents: [InvalidationSets?]
  /// The index of the `&` list that contains each selector, or -1.
  private var lists: [Int32]
  /// The remaining number of entries: a small multiple of what typical style sheets need.
  private var budget: Int

  /// Whether the selectors need more entries than the budget allows.
  private(set) var isExhausted = false

  init(_ table: SelectorTable) {
    self.table = table
    dependents = Array(repeating: nil, count: table.selectors.count)
    nestedDependents = Array(repeating: nil, count: table.nestings.records.count)
    lists = Array(repeating: -1, count: table.selectors.count)
    budget = 64 * table.components.count + 4096
    for (number, nesting) in table.nestings.records.enumerated() {
      for selector in nesting.selectors { lists[Int(selector)] = Int32(truncatingIfNeeded: number) }
    }
  }

  /// Adds the selector of a rule.
  mutating func addSubject(_ selector: Int) {
    let record = table.selectors[selector]
    let target = InvalidationSet.Target(
      anchor: nil, reach: .itself, isPseudoElement: record.flags.contains(.pseudoElement))
    let key = SelectorFeature(record.bucket, record.key)
    dependents[selector, default: InvalidationSets()].insert(
      InvalidationSet(target, keys: key.map { [$0] } ?? []))
  }

  /// Adds the selector of a scope root or scope limit.
  mutating func addScope(_ selector: Int) {
    for isPseudoElement in [false, true] {
      let target = InvalidationSet.Target(
        anchor: nil, reach: .subtree, isPseudoElement: isPseudoElement)
      dependents[selector, default: InvalidationSets()].insert(InvalidationSet(target, keys: []))
    }
  }

  /// Visits all selectors, those of nested rules before those that their `&` refers to.
  mutating func finish() {
    for selector in dependents.indices.reversed() {
      if lists[selector] >= 0, let nested = nestedDependents[Int(lists[selector])],
        !table.selectors[selector].flags.contains(.pseudoElement)
      {
        dependents[selector, default: InvalidationSets()].formUnion(nested)
      }
      if let dependents = dependents[selector] { visit(table.selectors[selector], dependents) }
    }
  }
}

extension InvalidationBuilder {
  /// Records the features of a selector, given the elements that depend on its subject.
  ///
  /// The recursion is as deep as the nesting of functions, which the parser limits.
  private mutating func visit(_ record: SelectorRecord, _ dependents: InvalidationSets) {
    var reach = InvalidationReach.itself
    forEachCompound(of: record) { builder, compound, combinator in
      builder.addDependents(compound, dependents.reached(by: reach))
      if let combinator { reach = InvalidationReach(combinator).followed(by: reach) }
    }
  }

  /// Records the features of a relative selector, given the elements that depend on its anchor.
  private mutating func visit(
    relative record: SelectorRecord, anchorKey: SelectorFeature?, _ dependents: InvalidationSets
  ) {
    // The numbers of combinators that remain between a compound and the anchor.
    var (steps, siblings) = (0, 0)
    forEachCompound(of: record) { _, _, combinator in
      guard let combinator else { return }
      if combinator.joinsSiblings { siblings += 1 } else { steps += 1 }
    }
    forEachCompound(of: record) { builder, compound, combinator in
      let anchor = InvalidationSet.Anchor(
        includesAncestors: steps > 0, includesPreviousSiblings: siblings > 0, key: anchorKey)
      builder.addDependents(compound, dependents.reached(from: anchor))
      guard let combinator else { return }
      if combinator.joinsSiblings { siblings -= 1 } else { steps -= 1 }
    }
  }

  /// Calls `body` with each compound, from right to left, and the combinator to its left.
  private mutating func forEachCompound(
    of record: SelectorRecord,
    _ body: (inout Self, Range<Int>, SimpleSelector.Kind?) -> Void
  ) {
    var start = Int(record.components.lowerBound)
    let end = Int(record.components.upperBound)
    while start < end {
      var position = start
      while position < end, !table.components[position].kind.isCombinator { position += 1 }
      body(&self, start..<position, position < end ? table.components[position].kind : nil)
      start = position + 1
    }
  }

  /// Records the features of a compound.
  private mutating func addDependents(_ compound: Range<Int>, _ dependents: InvalidationSets) {
    for position in compound {
      guard budget > 0 else {
        isExhausted = true
        return
      }
      budget -= dependents.cost
      let component = table.components[position]
      if let feature = SelectorFeature(component, table) {
        sets[feature, default: InvalidationSets()].formUnion(dependents)
      } else {
        addDependents(component, in: compound, dependents)
      }
    }
  }

  /// Records the features of a function or of `&`.
  private mutating func addDependents(
    _ component: SimpleSelector, in compound: Range<Int>, _ dependents: InvalidationSets
  ) {
    switch component.kind {
    case .matchesAny, .not: visit(argument: component.value, dependents)
    case .nth:
      let test = table.nths[Int(component.value)]
      let siblings = dependents.reached(by: .siblings)
      if test.order == .ofType || test.order == .lastOfType {
        sets[SelectorFeature(.siblingTypes), default: InvalidationSets()].formUnion(siblings)
      }
      if let argument = test.argument { visit(argument: argument, siblings) }
    case .has:
      let key = key(of: compound)
      for branch in table.arguments[Int(component.value)].branches {
        visit(relative: table.branches[Int(branch)], anchorKey: key, dependents)
      }
    case .nesting:
      nestedDependents[Int(component.value), default: InvalidationSets()].formUnion(dependents)
    default: break
    }
  }

  private mutating func visit(argument: UInt32, _ dependents: InvalidationSets) {
    for branch in table.arguments[Int(argument)].branches {
      let record = table.branches[Int(branch)]
      if !record.flags.contains(.pseudoElement) { visit(record, dependents) }
    }
  }

  /// Returns the most selective feature that a compound requires, or `nil` if there is none.
  private func key(of compound: Range<Int>) -> SelectorFeature? {
    var (bucket, key) = (SelectorRecord.Bucket.universal, Atom(rawValue: 0))
    for position in compound {
      let component = table.components[position]
      let found: SelectorRecord.Bucket
      switch component.kind {
      case .id: found = .id
      case .class: found = .class
      case .type: found = .type
      default: continue
      }
      if found > bucket { (bucket, key) = (found, component.name) }
    }
    return SelectorFeature(bucket, key)
  }
}

extension SimpleSelector.Kind {
  /// Whether the combinator is `+` or `~`.
  fileprivate var joinsSiblings: Bool { self == .nextSibling || self == .subsequentSibling }
}

extension [InvalidationSets?] {
  /// Accesses the sets at an index; a write creates missing ones.
  fileprivate subscript(index: Int, default sets: InvalidationSets) -> InvalidationSets {
    get { self[index] ?? sets }
    set { self[index] = newValue }
  }
}
