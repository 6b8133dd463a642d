// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines
import LiveryRendering

/// The catalog without a window: the list of pages, the page that is shown, and the banner with what is wrong with the theme.
struct CatalogShell {
  /// The width of the list of pages in px.
  static let listWidth = 176.0

  let theme: Theme
  let looks: Looks
  let measuring: Measuring
  let artwork: Artwork
  /// The size of all in px.
  var size: Size
  /// The pages, with what the user did to them.
  var pages: [any CatalogPage] = CatalogPages.all
  /// Which page is shown.
  var current = 0
  /// Whether the keyboard is the list's; otherwise it is the page's.
  var isListFocused = true
  /// How far the pages are scrolled.
  var scrolls: [ScrollState]
  /// The rows of the list.
  var rows = ControlTracker<Int>()
  /// Whether the pointer was pressed on the page, which then hears of it until it is let go.
  var isPageHeld = false
  /// The part of the window that moves by itself, as it was drawn last; nil where nothing does.
  private(set) var moving: Rect?
  /// Whether the page waits for time to go by.
  private(set) var needsTicks = false
  /// What is wrong with the theme; nil when nothing is.
  var banner: String?

  /// The catalog with a theme, at its first page.
  init(_ theme: Theme, by renderer: Renderer, size: Size) {
    self.theme = theme
    looks = Looks(theme)
    measuring = renderer.measuring
    artwork = Artwork(by: renderer)
    self.size = size
    scrolls = pages.map { _ in ScrollState() }
    banner = Banner.text(of: theme)
  }

  /// Shows the page with a name; tells whether there is one.
  mutating func show(_ name: String) -> Bool {
    guard let number = pages.firstIndex(where: { $0.name == name }) else { return false }
    current = number
    return true
  }
}

extension CatalogShell {
  /// Where the page is.
  var pageFrame: Rect {
    Rect(x: Self.listWidth, y: 0, width: max(0, size.width - Self.listWidth), height: size.height)
  }

  /// What the page is drawn with.
  var context: PageContext { context(offset: scrolls[current].offset) }

  private func context(offset: Double) -> PageContext {
    PageContext(
      theme: theme, looks: looks, measuring: measuring, artwork: artwork,
      viewport: pageFrame.size, offset: offset)
  }

  /// What is to be painted: all of the window.
  mutating func drawing() -> DisplayList {
    let all = Rect(origin: .zero, size: size)
    var stage = Stage(context(offset: 0))
    var list = DisplayList()
    // A theme may have a ground that lets through.
    list.add(.fill(Path(all), .color(.white)))
    stage.draw("body", in: all)
    stage.draw(".catalogGround", in: pageFrame)
    list.add(stage.list)
    addPage(to: &list)
    addList(to: &list)
    list.add(Banner.drawing(banner, in: all, looks, measuring))
    return list
  }

  private mutating func addPage(to list: inout DisplayList) {
    (moving, needsTicks) = (nil, false)
    guard !pageFrame.isEmpty else { return }
    var drawing = pages[current].drawing(in: context)
    // What was drawn may be less high than before: it is drawn where it is scrolled to then.
    if scrolls[current].fit(
      height: drawing.height, at: drawing.offset, in: pageFrame.height)
    {
      drawing = pages[current].drawing(in: context)
    }
    let offset = scrolls[current].offset
    list.add(.clip(Path(pageFrame)))
    list.add(.transform(.translation(Point(pageFrame.minX, pageFrame.minY - offset))))
    list.add(drawing.list)
    list.add(.end)
    list.add(.end)
    let moved = drawing.moving?.offset(by: Point(pageFrame.minX, pageFrame.minY - offset))
    moving = moved?.intersection(pageFrame)
    if moving?.isEmpty == true { moving = nil }
    needsTicks = drawing.needsTicks || moving != nil
    list.add(scrolls[current].indicator(in: pageFrame, looks, measuring))
  }
}
