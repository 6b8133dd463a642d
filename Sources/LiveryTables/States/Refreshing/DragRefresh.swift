// SPDX-License-Identifier: Apache-2.0

/// The state machine of pull-to-refresh: it reloads rows that are pulled down.
///
/// ```swift
/// var refresh = DragRefresh()
/// refresh.handle(.scrolled(to: -70, isDragging: true))     // [.show(.release), .turnArrow(degrees: 360, duration: 0.2)]
/// refresh.handle(.released(at: -70))                       // [.reload]
/// refresh.handle(.began(at: -70))                          // [.show(.loading), .inset(60, duration: 0.2)]
/// refresh.handle(.ended(loaded: TableTime(0)))             // [.show(.pull), …, .inset(0, duration: 0.3), .showDate(…)]
/// ```
///
/// All offsets are scroll offsets in px; they are negative while the rows are pulled down.
///
/// Defined by Three20's table kit, "Drag refresh and infinite scroll".
public struct DragRefresh: Sendable, Hashable {
  /// The offset at or below which a release starts a reload; -65 px by default.
  public var threshold = -65.0
  /// The space above the rows during a reload; 60 px by default.
  public var loadingInset = 60.0
  /// The duration of the arrow's turn, in seconds; 0.2 by default.
  package var turnDuration = 0.2
  /// The duration of opening the space, in seconds; 0.2 by default.
  package var openDuration = 0.2
  /// The duration of closing the space, in seconds; 0.3 by default.
  package var closeDuration = 0.3
  /// The status that the header shows.
  public private(set) var status = Status.pull
  /// The current space above the rows, in px.
  public private(set) var inset = 0.0
  /// The time of the last load; `nil` for never.
  public private(set) var lastUpdate: TableTime?
  /// The distance by which the user pulls the rows down, in px; `nil` while the rows are released.
  package private(set) var pulledDistance: Double?

  /// Creates the state of a table that is not pulled down.
  ///
  /// - Parameter lastUpdate: the time of the last load; `nil` for never.
  public init(lastUpdate: TableTime? = nil) { self.lastUpdate = lastUpdate }

  /// A status that the header shows.
  public enum Status: Sendable, Hashable {
    /// The rows must be pulled further down.
    case pull
    /// A release starts the reload.
    case release
    /// The rows are being reloaded.
    case loading
  }

  /// An event of scrolling or loading.
  public enum Event: Sendable, Hashable {
    /// The rows are scrolled to an offset, with or without a finger on them.
    case scrolled(to: Double, isDragging: Bool)
    /// The finger is lifted.
    case released(at: Double)
    /// A load starts, at the request of the user or of the program.
    case began(at: Double)
    /// The load ends at a time.
    case ended(loaded: TableTime)
    /// The load fails or is canceled.
    case failed
  }

  /// An effect for the table to apply.
  public enum Effect: Sendable, Hashable {
    /// Show the text of a status; during a load, a spinner replaces the arrow.
    case show(Status)
    /// Turn the arrow to an angle, in a number of seconds.
    case turnArrow(degrees: Double, duration: Double)
    /// Set the space above the rows, in a number of seconds.
    case inset(Double, duration: Double)
    /// Show the time of the last load; `nil` for never.
    case showDate(TableTime?)
    /// Reload the rows, without a cache.
    case reload
  }
}

extension DragRefresh {
  /// Handles an event, and returns the effects for the table to apply.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .scrolled(let offset, let isDragging):
      pulledDistance = isDragging ? max(0, -offset) : nil
      if status == .loading { return setInset(offset >= 0 ? 0 : loadingInset, duration: 0) }
      guard isDragging, offset < 0 else { return [] }
      return show(offset <= threshold ? .release : .pull)
    case .released(let offset):
      pulledDistance = nil
      return status != .loading && offset <= threshold ? [.reload] : []
    case .began(let offset):
      return show(.loading) + (offset < 0 ? setInset(loadingInset, duration: openDuration) : [])
    case .ended(let moment):
      lastUpdate = moment
      return close()
    case .failed: return close()
    }
  }

  /// The angle of the arrow in degrees; it points down while the rows must be pulled further.
  package var arrowAngle: Double { status == .release ? 360 : 180 }

  /// The space above the rows in px that the user and the state require.
  package var space: Double { pulledDistance ?? inset }

  private mutating func close() -> [Effect] {
    show(.pull) + setInset(0, duration: closeDuration) + [.showDate(lastUpdate)]
  }

  private mutating func show(_ status: Status) -> [Effect] {
    guard status != self.status else { return [] }
    let angle = arrowAngle
    self.status = status
    guard arrowAngle != angle else { return [.show(status)] }
    return [.show(status), .turnArrow(degrees: arrowAngle, duration: turnDuration)]
  }

  private mutating func setInset(_ inset: Double, duration: Double) -> [Effect] {
    guard inset != self.inset else { return [] }
    self.inset = inset
    return [.inset(inset, duration: duration)]
  }
}

extension TableTexts {
  /// Returns the text of the refresh header for a status.
  public func text(for status: DragRefresh.Status) -> String {
    switch status {
    case .pull: pull
    case .release: release
    case .loading: updating
    }
  }
}
