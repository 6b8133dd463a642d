// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Testing

@Suite("Rows that are pulled down")
struct DragRefreshTests {
  @Test("are loaded again when they are let go at 65 px, with 60 px of room above them")
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

  @Test("have no room above them while they are scrolled up and loaded")
  func headers() {
    var refresh = DragRefresh()
    refresh.handle(.began(at: -70))
    #expect(refresh.handle(.scrolled(to: 0, isDragging: true)) == [.inset(0, duration: 0)])
    #expect(refresh.handle(.scrolled(to: 50, isDragging: false)) == [])
    #expect(refresh.handle(.scrolled(to: -1, isDragging: false)) == [.inset(60, duration: 0)])
  }

  @Test("get no room when loading begins while they are not pulled down")
  func elsewhere() {
    var refresh = DragRefresh()
    #expect(refresh.handle(.began(at: 0)) == [.show(.loading)])
    #expect(refresh.handle(.failed) == [.show(.pull), .showDate(nil)])
  }

  @Test("say nothing new while no finger is on them")
  func bouncing() {
    var refresh = DragRefresh()
    #expect(refresh.handle(.scrolled(to: -90, isDragging: false)) == [])
    #expect(refresh.handle(.scrolled(to: .nan, isDragging: true)) == [])
  }

  @Test("have figures that a program sets")
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
