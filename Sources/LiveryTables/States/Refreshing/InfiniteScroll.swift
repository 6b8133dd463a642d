// SPDX-License-Identifier: Apache-2.0

/// Loads more rows before the last one is seen.
///
/// Defined by Three20's table kit, "Drag refresh and infinite scroll".
public struct InfiniteScroll: Sendable {
  /// Beyond this part of the way to the end more rows are loaded; 0.5 by default.
  public var limit = 0.5
  /// Whether more rows are loaded at a part of the way to the end; nil for beyond ``limit``.
  public var loadsMore: (@Sendable (_ part: Double) -> Bool)?
  /// Whether rows are being loaded.
  public private(set) var isLoading = false
  /// Whether there are more rows.
  public private(set) var hasMore = true
  private var hasFailed = false

  /// A list that has more rows.
  public init() {}

  /// What happens.
  public enum Event: Sendable, Hashable {
    /// The rows are at an offset, as high as they are, in a table of a height.
    case scrolled(to: Double, contentHeight: Double, visibleHeight: Double)
    /// Loading has ended; there are more rows or not.
    case finished(hasMore: Bool)
    /// Loading has failed, or was given up; it begins again when the rows were scrolled back.
    case failed
    /// The rows are others.
    case reset
  }

  /// What the table does then.
  public enum Effect: Sendable, Hashable {
    /// Loads more rows.
    case load
    /// Shows something else in the footer.
    case show(Footer)
  }

  /// What the footer shows.
  public enum Footer: Sendable, Hashable {
    /// Nothing; there are no more rows.
    case nothing
    /// A dot.
    case dot
    /// Something that moves.
    case spinner
  }
}

extension InfiniteScroll {
  /// What the footer shows now.
  public var footer: Footer { isLoading ? .spinner : hasMore ? .dot : .nothing }

  /// Takes notice of what happens.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    let before = footer
    var effects: [Effect] = []
    switch event {
    case .scrolled(let offset, let contentHeight, let visibleHeight):
      let part = Self.part(offset, contentHeight: contentHeight, visibleHeight: visibleHeight)
      let isWanted = loadsMore?(part) ?? (part > limit)
      if !isWanted { hasFailed = false }
      if isWanted, hasMore, !isLoading, !hasFailed {
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

  /// How much of the way to the end is scrolled; all of it where everything is seen at once.
  private static func part(
    _ offset: Double, contentHeight: Double, visibleHeight: Double
  ) -> Double {
    let way = contentHeight - visibleHeight
    return way > 0 ? offset / way : 1
  }
}
