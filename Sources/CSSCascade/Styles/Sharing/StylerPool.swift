// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The styler that the trees with one set of rules share.
final class StylerPool: Sendable {
  let rules: CascadeData
  private let state = Mutex(State())

  /// The maximum number of rows of a styler that outlives its trees.
  private static let maximumRetainedRowCount = 1 << 15

  private struct State {
    weak var current: SharedStyler?
    /// The current styler, unless it is large.
    var retained: SharedStyler?
  }

  init(_ rules: CascadeData) { self.rules = rules }

  /// Returns a styler for a tree.
  ///
  /// A separate styler is created if elements have declarations, or while another thread uses the
  /// shared one.
  func styler(for nodes: NodeTree) -> SharedStyler {
    guard nodes.attached.isEmpty else { return SharedStyler(rules, expecting: nodes.count) }
    let current = state.withLock { $0.current }
    let hasCapacity = current.map { $0.hasCapacity(for: nodes.count) } ?? false
    if let current, hasCapacity == true { return current }
    guard hasCapacity != nil else { return SharedStyler(rules, expecting: nodes.count) }
    let styler = SharedStyler(rules, expecting: nodes.count, ofOneTree: false)
    state.withLock { $0 = State(current: styler) }
    return styler
  }

  /// Keeps a styler for future trees if it is the shared one and not large.
  func retain(_ styler: SharedStyler) {
    let isSmall = styler.rowCount <= Self.maximumRetainedRowCount
    state.withLock { state in
      if state.current === styler { state.retained = isSmall ? styler : nil }
    }
  }
}
