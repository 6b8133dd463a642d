// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout

/// What stands around the rows: the header that is pulled down, the footer while more is loaded, the letters of the sections, and the
/// banner, with the shadows behind them.
///
/// Where its parts stand and how they look says the theme.
///
/// Defined by Three20's table kit, "Table view" and "Drag refresh and infinite scroll".
extension StyledTable {
  /// What is painted around the rows.
  ///
  /// - Parameters:
  ///   - offset: how far the table is scrolled, in px; negative while it is pulled down.
  ///   - height: the height of the part that is seen, in px.
  /// - Returns: the commands, in the coordinates of the part that is seen.
  mutating func paintedSurroundings(at offset: Double, height: Double) -> DisplayList {
    var list = DisplayList()
    if let refresh = edges.refresh, offset < 0 || refresh.inset > 0 {
      let header = surrounding(header(refresh), width: width, height: height)
      list.add(header.displayList(at: Point(0, -offset - height)))
    }
    if let footer = footerLayout() {
      list.add(footer.displayList(at: Point(0, contentHeight - offset)))
    }
    addSectionIndex(to: &list, height: height)
    addBanner(to: &list, height: height)
    return list
  }

  /// The header above rows that are pulled down, which is as high as the table: its lower side is where the rows begin.
  private func header(_ refresh: DragRefresh) -> LayoutElement {
    let date = source.texts.lastUpdated(refresh.lastUpdate.map { context.timestamp($0) })
    var sign = LayoutElement("spinner")
    if refresh.status != .loading {
      sign = LayoutElement("arrow", classes: ["dragRefreshHeaderArrow"])
      if refresh.arrowAngle == 180 { sign.classes.append("turned") }
    }
    return LayoutElement(
      "refreshHeader", classes: ["dragRefreshHeader"],
      [
        .element(.label(date, "dragRefreshHeaderLastUpdated")),
        .element(.label(source.texts.text(for: refresh.status), "dragRefreshHeaderStatusFont")),
        .element(sign),
      ])
  }

  /// Adds the shadows at the edges of a plain table to what is painted; they lie behind its rows.
  mutating func addShadows(to list: inout DisplayList, at offset: Double, height: Double) {
    guard options.showsShadows, style == .plain else { return }
    let content = contentHeight
    for shadow in EdgeShadow.seen(at: offset, height: height, contentHeight: content) {
      let layout = surrounding(
        LayoutElement("edgeShadow", classes: [shadow.rawValue]), width: width)
      let place = shadow.place(of: layout.size.height, at: offset, contentHeight: content)
      list.add(layout.displayList(at: Point(0, place - offset)))
    }
  }
}

extension StyledTable {
  /// The room that the footer takes below the last row while there are more to come, in px; ``contentHeight`` does not count it.
  public mutating func footerInset() -> Double { footerLayout()?.size.height ?? 0 }

  private mutating func footerLayout() -> BoxLayout? {
    guard let sign = edges.more?.footer.element else { return nil }
    return surrounding(LayoutElement("moreFooter", [.element(sign)]), width: width)
  }

  /// The room that the banner takes at the lower edge, in px: as much is to be left below the last row while it is seen.
  public mutating func bannerInset() -> Double {
    guard let banner = edges.banner else { return 0 }
    return bannerLayout(banner).size.height * banner.shownPart
  }

  private mutating func bannerLayout(_ banner: TableBanner) -> BoxLayout {
    surrounding(
      LayoutElement(
        "banner", classes: ["tableBanner"], [.element(.label(banner.text, "activityBanner"))]),
      width: width)
  }

  private mutating func addBanner(to list: inout DisplayList, height: Double) {
    guard let banner = edges.banner, banner.shownPart > 0 else { return }
    let layout = bannerLayout(banner)
    let place = Point(0, height - layout.size.height * banner.shownPart)
    let fades = banner.shownPart < 1
    if fades { list.add(.group(DisplayGroup(opacity: banner.shownPart))) }
    list.add(layout.displayList(at: place))
    if fades { list.add(.end) }
  }
}

extension InfiniteScroll.Footer {
  /// What stands in the footer; nil where there is none.
  fileprivate var element: LayoutElement? {
    switch self {
    case .nothing: nil
    case .dot: LayoutElement("dot")
    case .spinner: LayoutElement("spinner")
    }
  }
}
