// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import LiveryTables

/// Rows that are pulled, and rows that are loaded: again from the top, more at the end, and more by a button.
extension TablePage {
  /// How long rows take that are loaded, in seconds.
  private static let loadingTime = 0.5
  /// How long the banner stays, in seconds.
  private static let bannerTime = 2.0

  /// Whether something will happen without anybody doing anything.
  var isWaiting: Bool { !countdown.isEmpty || isMoving }

  /// Whether something is on its way: rows that were pulled, a row with its menu, or the banner.
  private var isMoving: Bool {
    if pull?.isMoving == true { return true }
    if let swipe = table?.touches.swipe, swipe.position != swipe.offset { return true }
    return table?.edges.banner.map { $0.shownPart != ($0.isLeaving ? 0 : 1) } ?? false
  }

  /// Hears of the wheel, which pulls the rows down where they are at their top.
  mutating func turn(by way: Double, in context: PageContext) -> PageResponse {
    let isOpen = table?.touches.swipe.row != nil
    table?.touches.swipe.handle(.close)
    guard pull != nil, context.offset <= 0, way < 0 || distance > 0 else {
      return isOpen ? .redraw : .ignored
    }
    pull?.turn(by: -way)
    return [.handled, .redraw]
  }

  /// Loads all rows again.
  mutating func reload() { countdown.start(.reload, seconds: Self.loadingTime) }

  /// Takes notice of what is seen: near its end the table goes on.
  mutating func look(at offset: Double, height: Double) {
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
      case .update(let item): put(item)
      case .load:
        loading = row
        countdown.start(.more, seconds: Self.loadingTime)
      case .deselect: break
      }
    }
  }

  /// Lets time go by.
  mutating func wait(_ seconds: Double, in context: PageContext) -> PageResponse {
    let occasions = countdown.tick(seconds: seconds)
    for occasion in occasions { take(occasion, in: context) }
    let wasMoving = isMoving
    if pull?.tick(seconds: seconds) == true { reload() }
    table?.touches.swipe.advance(by: seconds)
    table?.edges.banner?.advance(by: seconds)
    if table?.edges.banner?.isGone == true { table?.edges.banner = nil }
    return wasMoving || !occasions.isEmpty ? .redraw : .ignored
  }

  private mutating func take(_ occasion: TableOccasion, in context: PageContext) {
    switch occasion {
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
      (focus, grip) = (nil, nil)
      table?.touches.swipe = SwipeMenu()
      source = TableSample.source(context.artwork, in: style)
      table?.update(to: source)
      table?.edges.more?.handle(.reset)
      pull?.end(at: TableSample.now)
      table?.edges.banner = TableBanner("Updated just now")
      countdown.start(.banner, seconds: Self.bannerTime)
    case .banner: table?.edges.banner?.leave()
    }
  }

  /// Shows another item in the place of the one with its id.
  mutating func put(_ item: some TableItem) {
    guard source.update(item) != nil else { return }
    table?.update(to: source)
  }
}
