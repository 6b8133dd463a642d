// SPDX-License-Identifier: Apache-2.0

/// The state machine of infinite scrolling: it loads more rows before the last row is visible.
///
/// Defined by Three20's table kit, "Drag refresh and infinite scroll".
public struct InfiniteScroll: Sendable {
  /// The scrolled fraction beyond which more rows are loaded; 0.5 by default.
  public var limit = 0.5
  /// Returns whether to load more rows at a scrolled fraction; `nil` to use ``limit``.
  public var loadsMore: (@Sendable (_ fraction: Double) -> Bool)?
  /// A Boolean value that indicates whether rows are loading.
  public private(set) var isLoading = false
  /// A Boolean value that indicates whether there are more rows.
  public private(set) var hasMore = true
  private var hasFailed = false

  /// Creates the state of a list that has more rows.
  public init() {}

  /// An event of scrolling or loading.
  public enum Event: Sendable, Hashable {
    /// The rows are scrolled to an offset; all heights are in px.
    case scrolled(to: Double, contentHeight: Double, visibleHeight: Double)
    /// The load ends; the value indicates whether there are more rows.
    case finished(hasMore: Bool)
    /// The load fails or is canceled; the next load starts only after the user scrolls back.
    case failed
    /// The rows are replaced.
    case reset
  }

  /// An effect for the table to apply.
  public enum Effect: Sendable, Hashable {
    /// Load more rows.
    case load
    /// Show other content in the footer.
    case show(Footer)
  }

  /// The content of the footer.
  public enum Footer: Sendable, Hashable {
    /// Empty; there are no more rows.
    case nothing
    /// A dot.
    case dot
    /// A progress indicator.
    case spinner
  }
}

extension InfiniteScroll {
  /// The current content of the footer.
  public var footer: Footer { isLoading ? .spinner : hasMore ? .dot : .nothing }

  /// Handles an event, and returns the effects for the table to apply.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    let before = footer
    var effects: [Effect] = []
    switch event {
    case .scrolled(let offset, let contentHeight, let visibleHeight):
      let fraction = Self.fraction(
        offset, contentHeight: contentHeight, visibleHeight: visibleHeight)
      let isIncluded = loadsMore?(fraction) ?? (fraction > limit)
      if !isIncluded { hasFailed = false }
      if isIncluded, hasMore, !isLoading, !hasFailed {
        isLoading = true
        effects.append(.load)
      }
    case .finished(let hasMore):
      isLoading = false
      self.hasMore = hasMore
    case .failed:
      isLoading = false
      hasFailed = true
    case .reset:
      isLoading = false
      hasFailed = false
      hasMore = true
    }
    return footer == before ? effects : effects + [.show(footer)]
  }

  /// Returns the scrolled fraction; 1 if all rows are visible at once.
  private static func fraction(
    _ offset: Double, contentHeight: Double, visibleHeight: Double
  ) -> Double {
    let scrollRange = contentHeight - visibleHeight
    return scrollRange > 0 ? offset / scrollRange : 1
  }
}
