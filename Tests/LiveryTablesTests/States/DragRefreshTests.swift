// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Testing

@Suite("Pull to refresh")
struct DragRefreshTests {
  @Test("reloads on release at 65 px, with 60 px of space above the rows")
  func whole() {
    var refresh = DragRefresh()
    #expect(refresh.handle(.scrolled(to: -64.5, isDragging: true)) == [])
    #expect(
      refresh.handle(.scrolled(to: -65, isDragging: true))
        == [.show(.release), .turnArrow(degrees: 360, duration: 0.2)])
    #expect(
      refresh.handle(.scrolled(to: -30, isDragging: true))
        == [.show(.pull), .turnArrow(degrees: 180, duration: 0.2)])
    #expect(refresh.handle(.released(at: -30)) == [])
    refresh.handle(.scrolled(to: -80, isDragging: true))
    #expect(refresh.handle(.released(at: -80)) == [.reload])
    #expect(
      refresh.handle(.began(at: -80)) == [
        .show(.loading), .turnArrow(degrees: 180, duration: 0.2), .inset(60, duration: 0.2),
      ])
    #expect(refresh.handle(.released(at: -80)) == [])
    #expect(
      refresh.handle(.ended(loaded: TableTime(5)))
        == [.show(.pull), .inset(0, duration: 0.3), .showDate(TableTime(5))])
  }

  @Test("has no space above the rows while scrolled up")
  func headers() {
    var refresh = DragRefresh()
    refresh.handle(.began(at: -70))
    #expect(refresh.handle(.scrolled(to: 0, isDragging: true)) == [.inset(0, duration: 0)])
    #expect(refresh.handle(.scrolled(to: 50, isDragging: false)) == [])
    #expect(refresh.handle(.scrolled(to: -1, isDragging: false)) == [.inset(60, duration: 0)])
  }

  @Test("adds no space if loading starts without a pull")
  func elsewhere() {
    var refresh = DragRefresh()
    #expect(refresh.handle(.began(at: 0)) == [.show(.loading)])
    #expect(refresh.handle(.failed) == [.show(.pull), .showDate(nil)])
  }

  @Test("does not change its text without a touch")
  func bouncing() {
    var refresh = DragRefresh()
    #expect(refresh.handle(.scrolled(to: -90, isDragging: false)) == [])
    #expect(refresh.handle(.scrolled(to: .nan, isDragging: true)) == [])
  }

  @Test("has configurable metrics")
  func figures() {
    var refresh = DragRefresh(lastUpdate: TableTime(1))
    refresh.threshold = -100
    refresh.loadingInset = 90
    #expect(refresh.handle(.released(at: -99)) == [])
    #expect(refresh.handle(.released(at: -100)) == [.reload])
    #expect(refresh.handle(.began(at: -1)).last == .inset(90, duration: 0.2))
    #expect(refresh.lastUpdate == TableTime(1))
  }

  @Test("have a header with texts")
  func texts() {
    let texts = TableTexts()
    #expect(texts.text(for: .pull) == "Pull down to update…")
    #expect(texts.text(for: .release) == "Release to update…")
    #expect(texts.text(for: .loading) == "Updating…")
    #expect(texts.lastUpdated(nil) == "Last updated: never")
    #expect(texts.lastUpdated("8/3/09 4:00 PM") == "Last updated: 8/3/09 4:00 PM")
  }
}
