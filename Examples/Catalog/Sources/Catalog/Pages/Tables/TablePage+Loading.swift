// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import LiveryTables

/// Pulled and loaded rows: reloads from the top, more rows at the end, and more rows by a button.
extension TablePage {
  /// The simulated loading time of rows, in seconds.
  private static let loadingTime = 0.5
  /// The display time of the banner, in seconds.
  private static let bannerTime = 2.0

  /// Whether an event is scheduled, or a row with its menu or the banner is moving.
  var isWaiting: Bool { !countdown.isEmpty || isMoving }

  private var isMoving: Bool {
    if pull?.isWaiting == true { return true }
    if let swipe = table?.touches.swipe, swipe.position != swipe.offset { return true }
    return table?.edges.banner.map { $0.visibleFraction != ($0.isDismissing ? 0 : 1) } ?? false
  }

  /// Handles the wheel, which pulls the rows down at their top.
  mutating func scroll(by delta: Double, in context: PageContext) -> PageResponse {
    let isOpen = table?.touches.swipe.row != nil
    table?.touches.swipe.handle(.close)
    guard pull != nil, context.offset <= 0, delta < 0 || distance > 0 else {
      return isOpen ? .redraw : .ignored
    }
    let start = distance
    pull?.scroll(by: -delta, from: start)
    return [.handled, .redraw]
  }

  /// Reloads all rows.
  mutating func reload() { countdown.start(.reload, seconds: Self.loadingTime) }

  /// Reports the visible range to the table, which loads more rows near its end.
  mutating func loadMoreIfNeeded(at offset: Double, height: Double) {
    let contentHeight = table?.contentHeight ?? 0
    let effects = table?.edges.more?.handle(
      .scrolled(to: offset, contentHeight: contentHeight, visibleHeight: height))
    if effects?.contains(.load) == true { countdown.start(.end, seconds: Self.loadingTime) }
  }

  /// Loads more rows for a button.
  mutating func load(_ row: MoreButtonLoading) {
    var row = row
    for effect in row.handle(.selected) {
      switch effect {
      case .update(let item): replace(item)
      case .load:
        loading = row
        countdown.start(.more, seconds: Self.loadingTime)
      case .deselect: break
      }
    }
  }

  /// Advances the time.
  mutating func tick(_ seconds: Double, in context: PageContext) -> PageResponse {
    let timers = countdown.tick(seconds: seconds)
    for timer in timers { finish(timer, in: context) }
    let wasMoving = isMoving
    if pull?.tick(seconds: seconds) == true { reload() }
    table?.touches.swipe.advance(by: seconds)
    table?.edges.banner?.advance(by: seconds)
    if table?.edges.banner?.isDismissed == true { table?.edges.banner = nil }
    return wasMoving || !timers.isEmpty ? .redraw : .ignored
  }

  private mutating func finish(_ timer: TableTimer, in context: PageContext) {
    switch timer {
    case .more:
      guard var row = loading.take() else { return }
      _ = row.handle(.ended)
      TableSample.addRows(before: row.item, in: &source)
      table?.update(to: source)
    case .end:
      let hasMore = TableSample.addLastRows(to: &source)
      table?.update(to: source)
      table?.edges.more?.handle(.finished(hasMore: hasMore))
    case .reload:
      countdown = Countdown()
      (focus, interaction) = (nil, nil)
      table?.touches.swipe = SwipeMenu()
      source = TableSample.source(context.artwork, in: style)
      table?.update(to: source)
      table?.edges.more?.handle(.reset)
      pull?.end(at: TableSample.now)
      table?.edges.banner = TableBanner("Updated just now")
      countdown.start(.banner, seconds: Self.bannerTime)
    case .banner: table?.edges.banner?.dismiss()
    }
  }

  /// Replaces the item with the same identifier.
  mutating func replace(_ item: some TableItem) {
    guard source.update(item) != nil else { return }
    table?.update(to: source)
  }
}
