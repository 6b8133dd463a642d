// SPDX-License-Identifier: Apache-2.0

/// Which state a table is in, from what happens to its source.
///
/// ```swift
/// var loading = TableLoading()
/// loading.handle(.sourceChanged(rows: 0, isLoaded: false))     // [.show(.loading)]
/// loading.handle(.appeared())                                  // [.load(.initial)]
/// loading.handle(.began(.initial))                             // []
/// loading.handle(.finished(rows: 25))                          // [.show(.shown)]
/// ```
///
/// Rows that are there stay when loading them again fails; the failure is told beside them.
///
/// Defined by Three20's table kit, "Controller".
public struct TableLoading: Sendable, Hashable {
  /// The state.
  public private(set) var state = TableState.interstitial
  /// What is being loaded; nil for nothing.
  public private(set) var current: Load?
  private var isInterstitial = true
  private var isLoaded = false
  private var wasCanceled = false
  private var rows = 0
  private var failure: String?

  /// A table whose source is still to come.
  public init() {}

  /// What is loaded.
  public enum Load: Sendable, Hashable {
    /// The rows, for the first time.
    case initial
    /// The rows, again.
    case reload
    /// Rows to follow those that are there.
    case more
  }

  /// What happens.
  public enum Event: Sendable, Hashable {
    /// The table has a stand-in instead of a source.
    case sourceMissing
    /// The table has another source, with as many rows; a source that need not be loaded is loaded.
    case sourceChanged(rows: Int, isLoaded: Bool)
    /// The table is seen; what it shows may be too old.
    case appeared(isOutdated: Bool = false)
    /// The user asks for the rows again.
    case reloadRequested
    /// Loading begins.
    case began(Load)
    /// Loading has ended, with as many rows.
    case finished(rows: Int)
    /// Loading has ended with an error.
    case failed(String)
    /// Loading was given up.
    case canceled
    /// There are as many rows now, without loading.
    case rowsChanged(Int)
  }

  /// What the table does then.
  public enum Effect: Sendable, Hashable {
    /// Shows another state.
    case show(TableState)
    /// Begins to load.
    case load(Load)
    /// Tells of an error beside the rows.
    case report(String)
  }
}

extension TableLoading {
  /// Takes notice of what happens.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    var effects = effects(of: event)
    note(event)
    let next = nextState
    if next != state {
      state = next
      effects.append(.show(next))
    }
    return effects
  }

  /// Whether there are rows to show.
  package var canShowRows: Bool { rows > 0 }

  /// What is done besides showing another state.
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

  private mutating func note(_ event: Event) {
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

  /// A table whose source is still to come, while what it showed before is still seen.
  private init(after state: TableState) { self.state = state }

  private var nextState: TableState {
    if isInterstitial { return .interstitial }
    if canShowRows { return current == .reload || current == .initial ? .updating : .shown }
    if current != nil { return .loading }
    if let failure { return .error(failure) }
    return isLoaded || wasCanceled ? .empty : .loading
  }
}
