// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The styler that the trees of some rules share.
final class StylerPool: Sendable {
  let rules: ActiveRules
  private let state = Mutex(State())

  /// The greatest number of rows of a styler that outlives its trees.
  private static let keptRowCount = 1 << 15

  private struct State {
    weak var current: SharedStyler?
    /// The current styler, unless it is large.
    var kept: SharedStyler?
  }

  init(_ rules: ActiveRules) { self.rules = rules }

  /// Returns a styler for a tree: one of its own if elements bring declarations, or while another thread uses the one that
  /// is shared.
  func styler(for nodes: NodeTree) -> SharedStyler {
    guard nodes.attached.isEmpty else { return SharedStyler(rules, expecting: nodes.count) }
    let known = state.withLock { $0.current }
    let hasRoom = known.map { $0.hasRoom(for: nodes.count) } ?? false
    if let known, hasRoom == true { return known }
    guard hasRoom != nil else { return SharedStyler(rules, expecting: nodes.count) }
    let styler = SharedStyler(rules, expecting: nodes.count, ofOneTree: false)
    state.withLock { $0 = State(current: styler) }
    return styler
  }

  /// Keeps a styler for trees that are yet to be made, if it is the one that is shared and not large.
  func keep(_ styler: SharedStyler) {
    let isSmall = styler.rowCount <= Self.keptRowCount
    state.withLock { state in
      if state.current === styler { state.kept = isSmall ? styler : nil }
    }
  }
}
