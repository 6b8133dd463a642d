// SPDX-License-Identifier: Apache-2.0

/// The state machine of a table's loading: it computes the state from the events of the source.
///
/// ```swift
/// var loading = TableLoading()
/// loading.handle(.sourceChanged(rows: 0, isLoaded: false))     // [.show(.loading)]
/// loading.handle(.appeared())                                  // [.load(.initial)]
/// loading.handle(.began(.initial))                             // []
/// loading.handle(.finished(rows: 25))                          // [.show(.shown)]
/// ```
///
/// Existing rows stay when a reload fails; the error is then reported beside them.
///
/// Defined by Three20's table kit, "Controller".
public struct TableLoading: Sendable, Hashable {
  /// The current state.
  public private(set) var state = TableState.interstitial
  /// The load in progress; `nil` for none.
  public private(set) var current: Load?
  private var isInterstitial = true
  private var isLoaded = false
  private var wasCanceled = false
  private var rows = 0
  private var failure: String?

  /// Creates the state of a table without a source.
  public init() {}

  /// A kind of load.
  public enum Load: Sendable, Hashable {
    /// The first load of the rows.
    case initial
    /// A reload of the rows.
    case reload
    /// A load of further rows after the existing ones.
    case more
  }

  /// An event of the table or of its source.
  public enum Event: Sendable, Hashable {
    /// The table has a placeholder instead of a source.
    case sourceMissing
    /// The table has a new source with a number of rows.
    ///
    /// A source that needs no loading counts as loaded.
    case sourceChanged(rows: Int, isLoaded: Bool)
    /// The table becomes visible; its rows may be outdated.
    case appeared(isOutdated: Bool = false)
    /// The user requests a reload.
    case reloadRequested
    /// A load starts.
    case began(Load)
    /// The load ends; the source now has this number of rows.
    case finished(rows: Int)
    /// The load ends with an error.
    case failed(String)
    /// The load is canceled.
    case canceled
    /// The number of rows changes without a load.
    case rowsChanged(Int)
  }

  /// An effect for the table to apply.
  public enum Effect: Sendable, Hashable {
    /// Show another state.
    case show(TableState)
    /// Start a load.
    case load(Load)
    /// Report an error beside the rows.
    case report(String)
  }
}

extension TableLoading {
  /// Handles an event, and returns the effects for the table to apply.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    var effects = effects(of: event)
    record(event)
    let next = nextState
    if next != state {
      state = next
      effects.append(.show(next))
    }
    return effects
  }

  /// Whether there are rows to show.
  package var canShowRows: Bool { rows > 0 }

  /// Returns the effects of an event other than the change of state.
  private func effects(of event: Event) -> [Effect] {
    switch event {
    case .appeared(let isOutdated):
      guard current == nil, !isInterstitial else { return [] }
      if !isLoaded { return failure == nil ? [.load(.initial)] : [] }
      return isOutdated && failure == nil ? [.load(.reload)] : []
    case .reloadRequested:
      return current == nil && !isInterstitial ? [.load(isLoaded ? .reload : .initial)] : []
    case .failed(let description): return canShowRows ? [.report(description)] : []
    default: return []
    }
  }

  private mutating func record(_ event: Event) {
    switch event {
    case .sourceMissing: self = TableLoading(after: state)
    case .sourceChanged(let rows, let isLoaded):
      self = TableLoading(after: state)
      isInterstitial = false
      self.rows = rows
      self.isLoaded = isLoaded
    case .began(let load):
      current = load
      wasCanceled = false
      failure = nil
    case .finished(let rows):
      self.rows = rows
      isLoaded = true
      current = nil
    case .failed(let description):
      failure = description
      current = nil
    case .canceled:
      wasCanceled = true
      current = nil
    case .rowsChanged(let rows): self.rows = rows
    case .appeared, .reloadRequested: break
    }
  }

  /// Creates the state of a table without a source that still shows the previous state.
  private init(after state: TableState) { self.state = state }

  private var nextState: TableState {
    if isInterstitial { return .interstitial }
    if canShowRows { return current == .reload || current == .initial ? .updating : .shown }
    if current != nil { return .loading }
    if let failure { return .error(failure) }
    return isLoaded || wasCanceled ? .empty : .loading
  }
}
