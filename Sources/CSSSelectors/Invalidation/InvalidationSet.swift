// SPDX-License-Identifier: Apache-2.0

/// The elements whose matching rules may change with a feature of an element.
struct InvalidationSet: Sendable {
  /// The position of the elements.
  let target: Target
  /// The features of which the elements have at least one; empty if any element qualifies.
  private(set) var keys: [SelectorFeature]

  /// The maximum number of distinct features.
  private static let maximumKeys = 32

  /// The position of elements relative to the element that changed.
  struct Target: Sendable, Hashable {
    /// The starting point, or `nil` for the element that changed.
    var anchor: Anchor?
    /// The reach from the starting point.
    var reach: InvalidationReach
    /// Whether they are pseudo-elements; if so, the keys belong to their originating elements.
    let isPseudoElement: Bool
  }

  /// The possible anchors of a `:has()`, relative to an element that its argument matches.
  struct Anchor: Sendable, Hashable {
    /// Whether ancestors qualify.
    let includesAncestors: Bool
    /// Whether previous siblings qualify, of the element or of its ancestors.
    let includesPreviousSiblings: Bool
    /// A feature that the anchor has, or `nil` if any element qualifies.
    let key: SelectorFeature?
  }

  init(_ target: Target, keys: [SelectorFeature]) {
    self.target = target
    self.keys = keys
  }

  /// The cost of the set, in entries.
  var cost: Int { keys.count + 1 }

  /// Adds the elements of another set with the same position.
  mutating func formUnion(_ other: Self) {
    if keys.isEmpty { return }
    if other.keys.isEmpty || keys.count + other.keys.count > 2 * Self.maximumKeys {
      keys = []
      return
    }
    for key in other.keys where !keys.contains(key) { keys.append(key) }
    if keys.count > Self.maximumKeys { keys = [] }
  }
}

/// A union of invalidation sets: all elements that a change may affect.
package struct InvalidationSets: Sendable {
  /// Whether the union contains every element of the tree.
  package private(set) var affectsAllElements = false
  private(set) var sets: [InvalidationSet] = []

  /// The maximum number of distinct positions.
  private static let maximumSets = 32

  /// The union that contains every element.
  static let allElements: Self = {
    var sets = Self()
    sets.affectsAllElements = true
    return sets
  }()

  /// The cost of the sets, in entries.
  var cost: Int { sets.reduce(1) { $0 + $1.cost } }

  /// Adds the elements of a set.
  mutating func insert(_ set: InvalidationSet) {
    if affectsAllElements { return }
    if let index = sets.firstIndex(where: { $0.target == set.target }) {
      sets[index].formUnion(set)
    } else if sets.count < Self.maximumSets {
      sets.append(set)
    } else {
      self = .allElements
    }
  }

  /// Adds the elements of another union.
  mutating func formUnion(_ other: Self) {
    if other.affectsAllElements { self = .allElements }
    for set in other.sets { insert(set) }
  }

  /// Returns the union of these sets over all elements that a reach leads to.
  func reached(by reach: InvalidationReach) -> Self {
    if affectsAllElements || reach == .itself { return self }
    var reached = Self()
    for set in sets {
      // A reach cannot represent the ancestors or previous siblings of several elements.
      if set.target.anchor != nil { return .allElements }
      var target = set.target
      target.reach = reach.followed(by: target.reach)
      reached.insert(InvalidationSet(target, keys: set.keys))
    }
    return reached
  }

  /// Returns the union of these sets over all anchors of an element.
  func reached(from anchor: InvalidationSet.Anchor) -> Self {
    if affectsAllElements { return self }
    var reached = Self()
    for set in sets {
      if set.target.anchor != nil { return .allElements }
      var target = set.target
      target.anchor = anchor
      reached.insert(InvalidationSet(target, keys: set.keys))
    }
    return reached
  }
}
