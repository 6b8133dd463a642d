// SPDX-License-Identifier: Apache-2.0

/// Where the elements stand that a combinator, or several in a row, leads to from an element.
///
/// Where two combinators make something that has no form here, the reach is larger than need be.
struct InvalidationReach: Sendable, Hashable {
  /// Which elements of the element's row to begin at.
  var row: Row
  /// How far to go down from there.
  var depth: Depth

  /// Elements of a row of siblings, seen from one of them.
  enum Row: Sendable, Hashable {
    /// The element itself.
    case itself
    /// At most so many siblings right behind it.
    case next(UInt8)
    /// All siblings behind it.
    case later
    /// The element and all its siblings.
    case all
  }

  /// Levels of a tree, seen from an element.
  enum Depth: Sendable, Hashable {
    /// The element's own.
    case none
    /// The next one.
    case children
    /// All below.
    case below
    /// The element's own and all below.
    case all
  }

  /// An element and nothing else.
  static let itself = Self(row: .itself, depth: .none)
  /// An element and its siblings.
  static let row = Self(row: .all, depth: .none)
  /// An element and all below it.
  static let subtree = Self(row: .itself, depth: .all)

  init(row: Row, depth: Depth) {
    self.row = row
    self.depth = depth
  }

  /// Where a combinator leads to.
  init(_ combinator: SimpleSelector.Kind) {
    switch combinator {
    case .nextSibling: self.init(row: .next(1), depth: .none)
    case .subsequentSibling: self.init(row: .later, depth: .none)
    case .descendant: self.init(row: .itself, depth: .below)
    // A pseudo-element stands right below the element that it belongs to.
    default: self.init(row: .itself, depth: .children)
    }
  }

  /// Where one leads to that begins wherever this one leads to.
  func followed(by next: Self) -> Self {
    switch (depth, next.depth) {
    case (.none, _): Self(row: row.followed(by: next.row), depth: next.depth)
    // The siblings of what is below are below as well.
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
