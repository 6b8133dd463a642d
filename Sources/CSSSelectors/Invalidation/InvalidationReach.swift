// SPDX-License-Identifier: Apache-2.0

/// The elements that a combinator, or a chain of combinators, leads to from an element.
///
/// If a chain has no exact representation, the reach is larger than necessary.
struct InvalidationReach: Sendable, Hashable {
  /// The siblings to start from.
  var row: Row
  /// The levels below them.
  var depth: Depth

  /// A selection of elements of a row of siblings, relative to one of them.
  enum Row: Sendable, Hashable {
    /// The element itself.
    case itself
    /// A maximum number of siblings right after the element.
    case next(UInt8)
    /// All later siblings.
    case later
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
    case below
    /// The element's own level and all below.
    case all
  }

  /// The element alone.
  static let itself = Self(row: .itself, depth: .none)
  /// The element and its siblings.
  static let row = Self(row: .all, depth: .none)
  /// The element and its descendants.
  static let subtree = Self(row: .itself, depth: .all)

  init(row: Row, depth: Depth) {
    self.row = row
    self.depth = depth
  }

  /// Creates the reach of a combinator.
  init(_ combinator: SimpleSelector.Kind) {
    switch combinator {
    case .nextSibling: self.init(row: .next(1), depth: .none)
    case .subsequentSibling: self.init(row: .later, depth: .none)
    case .descendant: self.init(row: .itself, depth: .below)
    // A pseudo-element is a child of its originating element.
    default: self.init(row: .itself, depth: .children)
    }
  }

  /// Returns the reach that applies `next` to each element that this reach leads to.
  func followed(by next: Self) -> Self {
    switch (depth, next.depth) {
    case (.none, _): Self(row: row.followed(by: next.row), depth: next.depth)
    // The siblings of descendants are descendants as well.
    case (.all, .none) where next.row == .itself: self
    case (.all, _) where next.row != .itself: Self(row: .all, depth: .all)
    case (_, .none): self
    default: Self(row: row, depth: .below)
    }
  }
}

extension InvalidationReach.Row {
  fileprivate func followed(by next: Self) -> Self {
    switch (self, next) {
    case (.itself, _): next
    case (_, .itself): self
    case (.all, _), (_, .all): .all
    case (.next(let first), .next(let second)) where Int(first) + Int(second) < 8:
      .next(first + second)
    default: .later
    }
  }
}
