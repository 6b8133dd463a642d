// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines
import LiveryRendering

/// The catalog without a window: the list of pages, the current page, and the banner with errors.
struct CatalogShell {
  /// The width of the list of pages in px.
  static let listWidth = 176.0

  let theme: Theme
  let pipelines: PipelineCache
  let renderer: Renderer
  private(set) var artwork: Artwork
  /// The chooser of the theme.
  var chooser: ThemeChooser
  /// The size of the whole catalog in px.
  var size: Size
  /// The pages with their states.
  var pages: [any CatalogPage] = CatalogPages.all
  /// The index of the current page.
  var current = 0
  /// The part with the keyboard focus.
  var focus = Focus.list
  /// The scroll states of the pages.
  var scrolls: [ScrollState]
  /// The rows of the list.
  var rows = ControlTracker<Int>()
  /// Whether a press began on the page, which then receives events until the release.
  var isPagePressed = false
  /// The animated part of the window in the last drawing, or `nil` for none.
  private(set) var moving: Rect?
  /// The time of transitions and animations, which ticks advance.
  var time = Duration.zero
  /// Whether the page needs ticks.
  private(set) var needsTicks = false
  /// The errors of the theme, or `nil` without errors.
  var banner: String?

  /// The parts that can have the keyboard focus.
  enum Focus { case list, chooser, page }

  /// Creates the catalog with a theme, at its first page.
  init(_ theme: Theme, by renderer: Renderer, size: Size, _ chooser: ThemeChooser) {
    self.theme = theme
    pipelines = PipelineCache(theme)
    self.renderer = renderer
    artwork = Artwork(by: renderer, Artwork.Look(in: pipelines, over: chooser.applied.base))
    self.chooser = chooser
    self.size = size
    scrolls = pages.map { _ in ScrollState() }
    banner = Banner.text(of: theme)
  }

  /// Shows the page with a name, and returns whether it exists.
  mutating func show(_ name: String) -> Bool {
    guard let number = pages.firstIndex(where: { $0.name == name }) else { return false }
    current = number
    return true
  }
}

extension CatalogShell {
  /// Whether the list has the keyboard focus.
  var isListFocused: Bool { focus == .list }

  /// Reads the current state of the theme.
  mutating func refresh() {
    pipelines.refresh()
    let look = Artwork.Look(in: pipelines, over: chooser.applied.base)
    if look != artwork.look { artwork = Artwork(by: renderer, look) }
  }

  /// Applies a theme of the chooser; if its files cannot be read, the banner shows the reason.
  mutating func apply(_ theme: CatalogTheme) {
    do throws(SourceError) {
      try theme.apply(to: self.theme)
      chooser.setApplied(theme)
      banner = Banner.text(of: self.theme)
      refresh()
    } catch {
      banner = "\(error)"
    }
  }

  /// The frame of the page.
  var pageFrame: Rect {
    Rect(x: Self.listWidth, y: 0, width: max(0, size.width - Self.listWidth), height: size.height)
  }

  /// The context of the current page.
  var context: PageContext { context(offset: scrolls[current].offset) }

  /// Returns the context of the current page at a scroll offset.
  func context(offset: Double) -> PageContext {
    PageContext(
      theme: theme, pipelines: pipelines, measuring: renderer.measuring, artwork: artwork,
      base: chooser.applied.base, isFocused: focus == .page, viewport: pageFrame.size,
      offset: offset, time: time)
  }

  /// Returns the display list of the whole window.
  mutating func drawing() -> DisplayList {
    let all = Rect(origin: .zero, size: size)
    var canvas = PageCanvas(context(offset: 0))
    var list = DisplayList()
    // The background of a theme may be transparent.
    list.add(.fill(Path(all), .color(.white)))
    canvas.draw("body", in: all)
    canvas.draw(".catalogGround", in: pageFrame)
    list.add(canvas.list)
    addPage(to: &list)
    addList(to: &list)
    list.add(Banner.drawing(banner, in: all, pipelines, renderer.measuring))
    return list
  }

  private mutating func addPage(to list: inout DisplayList) {
    (moving, needsTicks) = (nil, false)
    guard !pageFrame.isEmpty else { return }
    var drawing = pages[current].drawing(in: context)
    // A drawing that is shorter than before may change the scroll offset, and is then repeated.
    if scrolls[current].update(
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
    list.add(scrolls[current].indicator(in: pageFrame, pipelines, renderer.measuring))
  }
}
