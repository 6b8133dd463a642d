// SPDX-License-Identifier: Apache-2.0

/// The elements that a combinator, or a chain of combinators, leads to from an element.
///
/// If a chain has no exact representation, the reach is larger than necessary.
struct InvalidationReach: Sendable, Hashable {
  /// The siblings to start from.
  var siblings: Siblings
  /// The levels below them.
  var depth: Depth

  /// A selection of elements of a row of siblings, relative to one of them.
  enum Siblings: Sendable, Hashable {
    /// The element itself.
    case itself
    /// A maximum number of siblings right after the element.
    case next(UInt8)
    /// All later siblings.
    case subsequent
    /// The element and all its siblings.
    case all
  }

  /// A selection of levels of a tree, relative to an element.
  enum Depth: Sendable, Hashable {
    /// The element's own level.
    case none
    /// The next level.
    case children
    /// All levels below.
    case descendants
    /// The element's own level and all below.
    case all
  }

  /// The element alone.
  static let itself = Self(siblings: .itself, depth: .none)
  /// The element and its siblings.
  static let siblings = Self(siblings: .all, depth: .none)
  /// The element and its descendants.
  static let subtree = Self(siblings: .itself, depth: .all)

  init(siblings: Siblings, depth: Depth) {
    self.siblings = siblings
    self.depth = depth
  }

  /// Creates the reach of a combinator.
  init(_ combinator: SimpleSelector.Kind) {
    switch combinator {
    case .nextSibling: self.init(siblings: .next(1), depth: .none)
    case .subsequentSibling: self.init(siblings: .subsequent, depth: .none)
    case .descendant: self.init(siblings: .itself, depth: .descendants)
    // A pseudo-element is a child of its originating element.
    default: self.init(siblings: .itself, depth: .children)
    }
  }

  /// Returns the reach that applies `next` to each element that this reach leads to.
  func followed(by next: Self) -> Self {
    switch (depth, next.depth) {
    case (.none, _): Self(siblings: siblings.followed(by: next.siblings), depth: next.depth)
    // The siblings of descendants are descendants as well.
    case (.all, .none) where next.siblings == .itself: self
    case (.all, _) where next.siblings != .itself: Self(siblings: .all, depth: .all)
    case (_, .none): self
    default: Self(siblings: siblings, depth: .descendants)
    }
  }
}

extension InvalidationReach.Siblings {
  fileprivate func followed(by next: Self) -> Self {
    switch (self, next) {
    case (.itself, _): next
    case (_, .itself): self
    case (.all, _), (_, .all): .all
    case (.next(let first), .next(let second)) where Int(first) + Int(second) < 8:
      .next(first + second)
    default: .subsequent
    }
  }
}
