// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout

/// The parts around the rows: refresh header, loading footer, section index, banner and shadows.
///
/// The theme sets their positions and their style.
///
/// Defined by Three20's table kit, "Table view" and "Drag refresh and infinite scroll".
extension StyledTable {
  /// Returns the display list of the parts around the rows.
  ///
  /// - Parameters:
  ///   - offset: the scroll offset in px; negative while the table is pulled down.
  ///   - height: the height of the visible part, in px.
  /// - Returns: the display list, in the coordinates of the visible part.
  mutating func accessoryDisplayList(at offset: Double, height: Double) -> DisplayList {
    var list = DisplayList()
    if let refresh = edges.refresh, offset < 0 || refresh.inset > 0 {
      let header = movingLayout(header(refresh), width: width, height: height)
      let corner = Point(0, -offset - height)
      noteChange(of: header, at: corner)
      list.add(header.displayList(at: corner))
    }
    if let footer = footerLayout() {
      let corner = Point(0, contentHeight - offset)
      noteChange(of: footer, at: corner)
      list.add(footer.displayList(at: corner))
    }
    addSectionIndex(to: &list, height: height)
    addBanner(to: &list, height: height)
    return list
  }

  /// Returns the refresh header, which is as high as the table and ends at the top of the rows.
  private func header(_ refresh: DragRefresh) -> LayoutElement {
    let date = source.texts.lastUpdated(refresh.lastUpdate.map { context.timestamp($0) })
    var indicator = LayoutElement("spinner")
    if refresh.status != .loading {
      indicator = LayoutElement("arrow", classes: ["dragRefreshHeaderArrow"])
      if refresh.arrowAngle == 180 { indicator.classes.append("turned") }
    }
    var header = LayoutElement(
      "refreshHeader", classes: ["dragRefreshHeader"],
      [
        .element(.label(date, "dragRefreshHeaderLastUpdated")),
        .element(.label(source.texts.text(for: refresh.status), "dragRefreshHeaderStatusFont")),
        .element(indicator),
      ])
    if refresh.status == .loading { header.classes.append("loading") }
    guard time != nil else { return header }
    header.inlineStyle = "margin-bottom: \(refresh.space)px"
    if refresh.pulledDistance != nil { header.states.append("active") }
    return header
  }

  /// Returns the space above the rows of a table whose rows are pulled down or released, in px.
  ///
  /// The rows follow the pointer of the user. On their release, the space is the `margin-bottom` of
  /// the refresh header at the ``time``, for which the theme has a transition.
  ///
  /// - Parameter height: the height of the visible part, in px.
  /// - Returns: the space, which is 0 without a refresh header.
  public mutating func refreshSpace(height: Double) -> Double {
    guard let refresh = edges.refresh else { return 0 }
    guard time != nil else { return refresh.space }
    return movingLayout(header(refresh), width: width, height: height).margin.bottom
  }

  /// Adds the edge shadows of a plain table to a display list, below its rows.
  mutating func addShadows(to list: inout DisplayList, at offset: Double, height: Double) {
    guard options.showsShadows, style == .plain else { return }
    let content = contentHeight
    for shadow in EdgeShadow.visible(at: offset, height: height, contentHeight: content) {
      let layout = accessoryLayout(
        LayoutElement("edgeShadow", classes: [shadow.rawValue]), width: width)
      let top = shadow.position(of: layout.size.height, at: offset, contentHeight: content)
      list.add(layout.displayList(at: Point(0, top - offset)))
    }
  }
}

extension StyledTable {
  /// Returns the height of the loading footer in px, which ``contentHeight`` excludes.
  public mutating func footerInset() -> Double { footerLayout()?.size.height ?? 0 }

  private mutating func footerLayout() -> BoxLayout? {
    guard let indicator = edges.more?.footer.element else { return nil }
    return movingLayout(LayoutElement("moreFooter", [.element(indicator)]), width: width)
  }

  /// Returns the height of the visible part of the banner, in px, to reserve below the last row.
  public mutating func bannerInset() -> Double {
    guard let banner = edges.banner else { return 0 }
    return bannerLayout(banner).size.height * banner.visibleFraction
  }

  private mutating func bannerLayout(_ banner: TableBanner) -> BoxLayout {
    accessoryLayout(
      LayoutElement(
        "banner", classes: ["tableBanner"], [.element(.label(banner.text, "activityBanner"))]),
      width: width)
  }

  private mutating func addBanner(to list: inout DisplayList, height: Double) {
    guard let banner = edges.banner, banner.visibleFraction > 0 else { return }
    let layout = bannerLayout(banner)
    let corner = Point(0, height - layout.size.height * banner.visibleFraction)
    let fades = banner.visibleFraction < 1
    if fades { list.add(.group(DisplayGroup(opacity: banner.visibleFraction))) }
    list.add(layout.displayList(at: corner))
    if fades { list.add(.end) }
  }
}

extension InfiniteScroll.Footer {
  /// The element in the footer, or `nil` if there is none.
  fileprivate var element: LayoutElement? {
    switch self {
    case .nothing: nil
    case .dot: LayoutElement("dot")
    case .spinner: LayoutElement("spinner")
    }
  }
}
