// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import Synchronization

/// A styled tree of a program's nodes that follows a theme: ``Theme/attach(_:_:)``.
///
/// Following ends with ``cancel()``, when the object is deallocated, and with the theme. The tree
/// then keeps its styles.
public final class AttachedTree: Sendable {
  private let state: Mutex<StyledTree>
  private let observation = Mutex<ThemeObservation?>(nil)

  /// Creates a tree that follows a theme from now on.
  init(
    _ tree: StyledTree, to theme: Theme, _ listener: @escaping @Sendable (StyleUpdate) -> Void
  ) {
    state = Mutex(tree)
    let observation = theme.observers.add { [weak self, weak theme] _ in
      guard let self, let theme else { return }
      let update = follow(theme)
      if !update.changes.isEmpty { listener(update) }
    }
    self.observation.withLock { $0 = observation }
    follow(theme)
  }

  /// Updates the tree under the lock, so that no older theme state follows a newer one.
  @discardableResult
  private func follow(_ theme: Theme) -> StyleUpdate {
    state.withLock { $0.update(in: theme.sheet) }
  }

  /// The current tree.
  public var tree: StyledTree { state.withLock { $0 } }

  /// Changes the tree, for nodes whose own facts changed.
  ///
  /// ```swift
  /// let update = attached.update { $0.update(button) }
  /// ```
  ///
  /// - Parameter change: Changes the tree under the lock; it must not use this object.
  /// - Returns: The result of `change`.
  /// - Throws: The error of `change`.
  @discardableResult
  public func update<Result: Sendable, Failure>(
    _ change: (inout StyledTree) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try state.withLock { tree throws(Failure) in try change(&tree) }
  }

  /// Ends following; further calls have no effect.
  public func cancel() { observation.withLock { $0 }?.cancel() }
}

extension Theme {
  /// Makes a styled tree follow the theme, and reports the nodes that need layout or drawing.
  ///
  /// ```swift
  /// let attached = theme.attach(theme.styledTree(of: window)) { update in
  ///   for change in update.changes { redraw(change.index, change.effect) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - tree: A styled tree. If its styles are out of date, they are updated without a report.
  ///   - listener: The callback, as for ``observe(_:)``, when values of nodes changed. It receives
  ///     the indices of these nodes in document order, which `StyledTree.index(of:)` returns for an
  ///     object, and whether each needs layout or only drawing.
  /// - Returns: The tree, which follows the theme as long as it is retained.
  public func attach(
    _ tree: StyledTree, _ listener: @escaping @Sendable (StyleUpdate) -> Void
  ) -> AttachedTree {
    AttachedTree(tree, to: self, listener)
  }
}
