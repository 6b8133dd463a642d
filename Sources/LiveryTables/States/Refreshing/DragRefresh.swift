// SPDX-License-Identifier: Apache-2.0

/// Loads rows again when they are pulled down.
///
/// ```swift
/// var refresh = DragRefresh()
/// refresh.handle(.scrolled(to: -70, isDragging: true))     // [.show(.release), .turnArrow(degrees: 360, duration: 0.2)]
/// refresh.handle(.released(at: -70))                       // [.reload]
/// refresh.handle(.began(at: -70))                          // [.show(.loading), .inset(60, duration: 0.2)]
/// refresh.handle(.ended(loaded: TableTime(0)))             // [.show(.pull), …, .inset(0, duration: 0.3), .showDate(…)]
/// ```
///
/// Offsets are how far the rows are scrolled up; they are negative while the rows are pulled down.
///
/// Defined by Three20's table kit, "Drag refresh and infinite scroll".
public struct DragRefresh: Sendable, Hashable {
  /// At this offset, or further down, letting go loads; -65 px by default.
  public var threshold = -65.0
  /// The room above the rows while they are loaded; 60 px by default.
  public var loadingInset = 60.0
  /// How many seconds the arrow takes to turn; 0.2 by default.
  public var turnDuration = 0.2
  /// How many seconds the room takes to open; 0.2 by default.
  public var openDuration = 0.2
  /// How many seconds the room takes to close; 0.3 by default.
  public var closeDuration = 0.3
  /// What the header says.
  public private(set) var status = Status.pull
  /// The room above the rows now, in px.
  public private(set) var inset = 0.0
  /// When the rows were loaded; nil for never.
  public private(set) var lastUpdate: TableTime?

  /// A table that is not pulled down.
  ///
  /// - Parameter lastUpdate: when the rows were loaded; nil for never.
  public init(lastUpdate: TableTime? = nil) { self.lastUpdate = lastUpdate }

  /// What the header says.
  public enum Status: Sendable, Hashable {
    /// To pull further down.
    case pull
    /// To let go.
    case release
    /// That rows are loaded.
    case loading
  }

  /// What happens.
  public enum Event: Sendable, Hashable {
    /// The rows are at an offset; a finger is on them or not.
    case scrolled(to: Double, isDragging: Bool)
    /// The finger lets go.
    case released(at: Double)
    /// Loading begins, whoever asked for it.
    case began(at: Double)
    /// Loading has ended, at a moment.
    case ended(loaded: TableTime)
    /// Loading has failed, or was given up.
    case failed
  }

  /// What the table does then.
  public enum Effect: Sendable, Hashable {
    /// Shows another text; a spinner takes the arrow's place while rows are loaded.
    case show(Status)
    /// Turns the arrow to an angle.
    case turnArrow(degrees: Double, duration: Double)
    /// Sets the room above the rows, in seconds.
    case inset(Double, duration: Double)
    /// Shows when the rows were loaded; nil for never.
    case showDate(TableTime?)
    /// Loads the rows again, and not from what is kept.
    case reload
  }
}

extension DragRefresh {
  /// Takes notice of what happens.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .scrolled(let offset, let isDragging):
      if status == .loading { return setInset(offset >= 0 ? 0 : loadingInset, duration: 0) }
      guard isDragging, offset < 0 else { return [] }
      return show(offset <= threshold ? .release : .pull)
    case .released(let offset): return status != .loading && offset <= threshold ? [.reload] : []
    case .began(let offset):
      return show(.loading) + (offset < 0 ? setInset(loadingInset, duration: openDuration) : [])
    case .ended(let moment):
      lastUpdate = moment
      return close()
    case .failed: return close()
    }
  }

  /// The angle of the arrow, in degrees: it points down while there is more to pull.
  package var arrowAngle: Double { status == .release ? 360 : 180 }

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
  /// What the header above rows that are pulled down says.
  public func text(for status: DragRefresh.Status) -> String {
    switch status {
    case .pull: pull
    case .release: release
    case .loading: updating
    }
  }
}
