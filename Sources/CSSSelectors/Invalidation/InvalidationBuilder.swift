// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// Goes through selectors and notes for each feature which elements depend on it.
///
/// From the element that a simple selector asks about, the combinators to its right lead to the subject
/// of its selector, and those of the selectors around it, where it stands in a function or in a rule
/// that `&` stands for, lead on from there.
struct InvalidationBuilder {
  private let table: SelectorTable
  /// What was found.
  private(set) var sets: [SelectorFeature: InvalidationSets] = [:]
  /// Where each selector leads to from its subject; nil for one that nobody asks.
  private var goals: [InvalidationSets?]
  /// Where the list of each `&` leads to.
  private var nestedGoals: [InvalidationSets?]
  /// The number of the list that `&` stands for which a selector is in; -1 for none.
  private var lists: [Int32]
  /// How much more may be noted: a few times what sheets come to.
  private var budget: Int

  /// Whether there was more to note than the budget allows.
  private(set) var isExhausted = false

  init(_ table: SelectorTable) {
    self.table = table
    goals = Array(repeating: nil, count: table.selectors.count)
    nestedGoals = Array(repeating: nil, count: table.nestings.records.count)
    lists = Array(repeating: -1, count: table.selectors.count)
    budget = 64 * table.components.count + 4096
    for (number, nesting) in table.nestings.records.enumerated() {
      for selector in nesting.selectors { lists[Int(selector)] = Int32(truncatingIfNeeded: number) }
    }
  }

  /// Adds a selector of a rule.
  mutating func addSubject(_ selector: Int) {
    let record = table.selectors[selector]
    let place = InvalidationSet.Place(
      anchor: nil, reach: .itself, isPseudoElement: record.flags.contains(.pseudoElement))
    let key = SelectorFeature(record.bucket, record.key)
    goals[selector, default: InvalidationSets()].insert(
      InvalidationSet(place, keys: key.map { [$0] } ?? []))
  }

  /// Adds a selector of a scoping root or limit.
  mutating func addScope(_ selector: Int) {
    for isPseudoElement in [false, true] {
      let place = InvalidationSet.Place(
        anchor: nil, reach: .subtree, isPseudoElement: isPseudoElement)
      goals[selector, default: InvalidationSets()].insert(InvalidationSet(place, keys: []))
    }
  }

  /// Goes through all selectors, those of inner rules before those that their `&` stands for.
  mutating func finish() {
    for selector in goals.indices.reversed() {
      if lists[selector] >= 0, let nested = nestedGoals[Int(lists[selector])],
        !table.selectors[selector].flags.contains(.pseudoElement)
      {
        goals[selector, default: InvalidationSets()].formUnion(nested)
      }
      if let goals = goals[selector] { visit(table.selectors[selector], goals) }
    }
  }
}

extension InvalidationBuilder {
  /// Notes the features of a selector whose subject leads to some elements.
  ///
  /// Calls itself as deep as functions stand in one another, which the parser limits.
  private mutating func visit(_ record: SelectorRecord, _ goals: InvalidationSets) {
    var reach = InvalidationReach.itself
    forEachCompound(of: record) { builder, compound, combinator in
      builder.note(compound, goals.reached(by: reach))
      if let combinator { reach = InvalidationReach(combinator).followed(by: reach) }
    }
  }

  /// Notes the features of a selector inside of `:has()` whose anchor leads to some elements.
  private mutating func visit(
    relative record: SelectorRecord, anchorKey: SelectorFeature?, _ goals: InvalidationSets
  ) {
    // How many combinators are still between a compound and the anchor.
    var (steps, siblings) = (0, 0)
    forEachCompound(of: record) { _, _, combinator in
      guard let combinator else { return }
      if combinator.joinsSiblings { siblings += 1 } else { steps += 1 }
    }
    forEachCompound(of: record) { builder, compound, combinator in
      let anchor = InvalidationSet.Anchor(
        climbs: steps > 0, goesBack: siblings > 0, key: anchorKey)
      builder.note(compound, goals.reached(from: anchor))
      guard let combinator else { return }
      if combinator.joinsSiblings { siblings -= 1 } else { steps -= 1 }
    }
  }

  /// Hands each compound to `body`, the rightmost first, with the combinator to its left.
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

  /// Notes the features of a compound.
  private mutating func note(_ compound: Range<Int>, _ goals: InvalidationSets) {
    for position in compound {
      guard budget > 0 else {
        isExhausted = true
        return
      }
      budget -= goals.cost
      let component = table.components[position]
      if let feature = SelectorFeature(component, table) {
        sets[feature, default: InvalidationSets()].formUnion(goals)
      } else {
        note(component, in: compound, goals)
      }
    }
  }

  /// Notes the features of a function or of `&`.
  private mutating func note(
    _ component: SimpleSelector, in compound: Range<Int>, _ goals: InvalidationSets
  ) {
    switch component.kind {
    case .matchesAny, .not: visit(argument: component.value, goals)
    case .nth:
      let test = table.nths[Int(component.value)]
      let row = goals.reached(by: .row)
      if test.order == .ofType || test.order == .lastOfType {
        sets[SelectorFeature(.typeRow), default: InvalidationSets()].formUnion(row)
      }
      if let argument = test.argument { visit(argument: argument, row) }
    case .has:
      let key = key(of: compound)
      for branch in table.arguments[Int(component.value)].branches {
        visit(relative: table.branches[Int(branch)], anchorKey: key, goals)
      }
    case .nesting:
      nestedGoals[Int(component.value), default: InvalidationSets()].formUnion(goals)
    default: break
    }
  }

  private mutating func visit(argument: UInt32, _ goals: InvalidationSets) {
    for branch in table.arguments[Int(argument)].branches {
      let record = table.branches[Int(branch)]
      if !record.flags.contains(.pseudoElement) { visit(record, goals) }
    }
  }

  /// What an element must have to match a compound, the rarest thing; nil for nothing that could be looked up.
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
  /// Whether it is `+` or `~`.
  fileprivate var joinsSiblings: Bool { self == .nextSibling || self == .subsequentSibling }
}

extension [InvalidationSets?] {
  /// The sets at an index, which are there once they are changed.
  fileprivate subscript(index: Int, default sets: InvalidationSets) -> InvalidationSets {
    get { self[index] ?? sets }
    set { self[index] = newValue }
  }
}
