// SPDX-License-Identifier: Apache-2.0

/// Elements that rules may match, or no longer match, when a feature comes to an element or leaves it.
struct InvalidationSet: Sendable {
  /// Where they stand.
  let place: Place
  /// Features of which they have one; empty where they may be any.
  private(set) var keys: [SelectorFeature]

  /// So many features are told apart.
  private static let maximumKeys = 32

  /// Where elements stand, seen from the one that changed.
  struct Place: Sendable, Hashable {
    /// Where to begin; nil for the element that changed.
    var anchor: Anchor?
    /// Where they are from there.
    var reach: InvalidationReach
    /// Whether they are pseudo-elements; then the keys are about the elements that they belong to.
    let isPseudoElement: Bool
  }

  /// The elements that a `:has()` may be asked of, seen from one that it asks for.
  struct Anchor: Sendable, Hashable {
    /// Whether they may be above.
    let climbs: Bool
    /// Whether they may be siblings before, of the element or of those above it.
    let goesBack: Bool
    /// A feature that they have; nil for any.
    let key: SelectorFeature?
  }

  init(_ place: Place, keys: [SelectorFeature]) {
    self.place = place
    self.keys = keys
  }

  /// How much work the set is.
  var cost: Int { keys.count + 1 }

  /// Adds the elements of another set that stand in the same place.
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

/// All elements that a change may affect.
package struct InvalidationSets: Sendable {
  /// Whether that may be every element of the tree.
  package private(set) var isWhole = false
  private(set) var sets: [InvalidationSet] = []

  /// So many places are told apart.
  private static let maximumSets = 32

  /// Every element.
  static let whole: Self = {
    var sets = Self()
    sets.isWhole = true
    return sets
  }()

  /// How much work the sets are.
  var cost: Int { sets.reduce(1) { $0 + $1.cost } }

  /// Adds elements.
  mutating func insert(_ set: InvalidationSet) {
    if isWhole { return }
    if let known = sets.firstIndex(where: { $0.place == set.place }) {
      sets[known].formUnion(set)
    } else if sets.count < Self.maximumSets {
      sets.append(set)
    } else {
      self = .whole
    }
  }

  /// Adds the elements of other sets.
  mutating func formUnion(_ other: Self) {
    if other.isWhole { self = .whole }
    for set in other.sets { insert(set) }
  }

  /// The elements that are in these sets for any of those that a reach leads to.
  func reached(by reach: InvalidationReach) -> Self {
    if isWhole || reach == .itself { return self }
    var reached = Self()
    for set in sets {
      // What is above or before many elements has no form.
      if set.place.anchor != nil { return .whole }
      var place = set.place
      place.reach = reach.followed(by: place.reach)
      reached.insert(InvalidationSet(place, keys: set.keys))
    }
    return reached
  }

  /// The elements that are in these sets for any of the anchors of an element.
  func reached(from anchor: InvalidationSet.Anchor) -> Self {
    if isWhole { return self }
    var reached = Self()
    for set in sets {
      if set.place.anchor != nil { return .whole }
      var place = set.place
      place.anchor = anchor
      reached.insert(InvalidationSet(place, keys: set.keys))
    }
    return reached
  }
}
