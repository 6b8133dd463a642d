// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryLayout
public import LiveryPipelines

/// What stands around the rows: the header that is pulled down, the footer while more is loaded, the banner, the letters of
/// the sections, and the shadows at the edges.
///
/// Defined by Three20's table kit, "Table view" and "Drag refresh and infinite scroll".
extension StyledTable {
  /// What is painted around the rows.
  ///
  /// - Parameters:
  ///   - offset: how far the table is scrolled, in px; negative while it is pulled down.
  ///   - height: the height of the part that is seen, in px.
  /// - Returns: the commands, in the coordinates of the part that is seen.
  mutating func surroundings(at offset: Double, height: Double) -> DisplayList {
    var list = DisplayList()
    if let refresh, offset < 0 || refresh.inset > 0 {
      list.add(header(refresh, in: Rect(0, -offset - height, width, height)))
    }
    if let more {
      list.add(footer(more, in: Rect(0, contentHeight - offset, width, more.footerHeight)))
    }
    if showsShadows, style == .plain {
      let visible = Rect(0, offset, width, height)
      for shadow in EdgeShadows().shadows(in: visible, contentHeight: contentHeight) {
        list.add(self.shadow(shadow).displayList(at: Point(0, shadow.frame.minY - offset)))
      }
    }
    if let index = source.sectionIndex { list.add(letters(index, height: height)) }
    if let banner { list.add(self.banner(banner, height: height)) }
    return list
  }

  /// The header above rows that are pulled down: its lower side is where the rows begin.
  private mutating func header(_ refresh: DragRefresh, in frame: Rect) -> DisplayList {
    let metrics = DragRefreshMetrics()
    let inside = Rect(origin: .zero, size: frame.size)
    let date = source.texts.lastUpdated(refresh.lastUpdate.map { context.timestamp($0) })
    var parts = [
      LayoutElement.label(date, "dragRefreshHeaderLastUpdated")
        .placed(in: metrics.dateFrame(in: inside)),
      .label(source.texts.text(for: refresh.status), "dragRefreshHeaderStatusFont")
        .placed(in: metrics.statusFrame(in: inside)),
    ]
    if refresh.status == .loading {
      parts.append(LayoutElement("spinner").placed(in: metrics.spinnerFrame(in: inside)))
    }
    let element = LayoutElement(
      "refreshHeader", classes: ["dragRefreshHeader"], parts.map { .element($0) })
    var list = styler.boxes(element)
      .layout(width: width, height: frame.height, measuring: context.measuring)
      .displayList(at: frame.origin)
    guard refresh.status != .loading else { return list }
    let arrow = theme.pipeline(for: ".dragRefreshHeaderArrow")
    let size = arrow.naturalSize(for: .none, measuring: context.measuring)
    let place = metrics.arrowFrame(in: frame, size: size)
    let isTurned = refresh.arrowAngle == 180
    if isTurned { list.add(.transform(.halfTurn(around: place.center))) }
    list.add(arrow.displayList(in: place, measuring: context.measuring))
    if isTurned { list.add(.end) }
    return list
  }

  /// The footer below the last row: a dot, or a sign that more is loaded.
  private mutating func footer(_ more: InfiniteScroll, in frame: Rect) -> DisplayList {
    let sign: LayoutElement
    switch more.footer {
    case .nothing: return DisplayList()
    case .spinner: sign = LayoutElement("spinner")
    case .dot:
      var dot = LayoutElement("dot")
      let gray = Int((more.dotBrightness * 255).rounded())
      dot.inlineStyle = """
        width: \(more.dotSize)px; height: \(more.dotSize)px; background-color: rgb(\(gray) \(gray) \(gray))
        """
      sign = dot
    }
    let element = LayoutElement("moreFooter", [.element(sign)])
    return styler.boxes(element)
      .layout(width: width, height: frame.height, measuring: context.measuring)
      .displayList(at: frame.origin)
  }

  private mutating func shadow(_ shadow: EdgeShadows.Shadow) -> BoxLayout {
    var element = LayoutElement("edgeShadow")
    element.inlineStyle = """
      background-image: linear-gradient(rgb(0 0 0 / \(shadow.topOpacity)), rgb(0 0 0 / \(shadow.bottomOpacity)))
      """
    return styler.boxes(element)
      .layout(width: width, height: shadow.frame.height, measuring: context.measuring)
  }

  /// The letters at the right, which lead to sections.
  private mutating func letters(_ index: SectionIndex, height: Double) -> DisplayList {
    let letters = index.labels.map { LayoutNode.element(.label($0)) }
    let layout = styler.boxes(LayoutElement("sectionIndex", letters))
      .layout(width: nil, height: height, measuring: context.measuring)
    return layout.displayList(at: Point(width - layout.outerSize.width, 0))
  }

  /// The letter of the section index at a place, or the nearest above or below; nil beside them.
  ///
  /// - Parameters:
  ///   - point: a place in the coordinates of the part that is seen.
  ///   - height: the height of that part.
  /// - Returns: the number of the letter, from 0.
  public mutating func indexLetter(at point: Point, height: Double) -> Int? {
    guard let index = source.sectionIndex, !index.labels.isEmpty, height > 0 else { return nil }
    let letters = index.labels.map { LayoutNode.element(.label($0)) }
    let layout = styler.boxes(LayoutElement("sectionIndex", letters))
      .layout(width: nil, height: height, measuring: context.measuring)
    let left = width - layout.outerSize.width
    guard point.x >= left, point.x < width, (0..<height).contains(point.y) else { return nil }
    // A finger is wider than a letter is high: the nearest one counts.
    func distance(_ number: Int) -> Double {
      layout.frame(of: number + 1).map { abs($0.center.y - point.y) } ?? .infinity
    }
    return (0..<letters.count).min { distance($0) < distance($1) }
  }

  /// How far to scroll so that a letter's section is at the top; nil where there is no such letter.
  public func offset(ofIndexLetter number: Int) -> Double? {
    let headers = (0..<heights.sectionCount).map { source.header(of: $0) }
    switch source.sectionIndex?.target(of: number, headers: headers) {
    case .top: return 0
    case .section(let section): return heights.top(of: .header(section))
    case nil: return nil
    }
  }

  private mutating func banner(_ text: String, height: Double) -> DisplayList {
    let element = LayoutElement(
      "banner", classes: ["tableBanner"], [.element(.label(text, "activityBanner"))])
    let layout = styler.boxes(element).layout(width: width, measuring: context.measuring)
    return layout.displayList(at: Point(0, height - layout.size.height))
  }
}

extension LayoutElement {
  /// The element at a place of its own.
  fileprivate func placed(in frame: Rect) -> LayoutElement {
    var element = self
    element.inlineStyle = """
      position: absolute; left: \(frame.minX)px; top: \(frame.minY)px; \
      width: \(frame.width)px; height: \(frame.height)px
      """
    return element
  }
}

extension AffineTransform {
  /// Half a turn around a place.
  fileprivate static func halfTurn(around center: Point) -> AffineTransform {
    AffineTransform(-1, 0, 0, -1, 2 * center.x, 2 * center.y)
  }
}
