// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import Synchronization

/// A tree of the program's nodes whose styles follow a theme: ``Theme/attach(_:_:)``.
///
/// It ends with ``cancel()``, when nobody keeps it any more, and with the theme; the styles that it has then stay.
public final class AttachedTree: Sendable {
  private let state: Mutex<StyledTree>
  private let observation = Mutex<ThemeObservation?>(nil)

  /// A tree that follows a theme from now on.
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

  /// Gives the tree the styles of the theme as it is now; the lock is held, so that no older state comes behind a newer one.
  @discardableResult
  private func follow(_ theme: Theme) -> StyleUpdate {
    state.withLock { $0.update(in: theme.sheet) }
  }

  /// The tree as it is now.
  public var tree: StyledTree { state.withLock { $0 } }

  /// Changes the tree, for nodes that say something else of themselves.
  ///
  /// ```swift
  /// let update = attached.update { $0.update(button) }
  /// ```
  ///
  /// - Parameter change: changes the tree while nobody else does; it must not ask this object.
  /// - Returns: what the change gives.
  /// - Throws: what the change throws.
  @discardableResult
  public func update<Result: Sendable, Failure>(
    _ change: (inout StyledTree) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try state.withLock { tree throws(Failure) in try change(&tree) }
  }

  /// Ends it; a second time does nothing.
  public func cancel() { observation.withLock { $0 }?.cancel() }
}

extension Theme {
  /// Lets the styles of a tree follow the theme, and tells for which nodes something is to be done.
  ///
  /// ```swift
  /// let attached = theme.attach(theme.styledTree(of: window)) { update in
  ///   for change in update.changes { redraw(change.index, change.effect) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - tree: a tree of styles; where they are not those of the theme as it is now, they are afterwards, without a word.
  ///   - listener: called as by ``observe(_:)`` when a value of a node is another one: with the places of these nodes in document order, which
  ///     `StyledTree.index(of:)` knows for an object, and whether each is to be laid out again or only to be drawn.
  /// - Returns: the tree, which follows the theme as long as it is kept.
  public func attach(
    _ tree: StyledTree, _ listener: @escaping @Sendable (StyleUpdate) -> Void
  ) -> AttachedTree {
    AttachedTree(tree, to: self, listener)
  }
}
