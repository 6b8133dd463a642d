// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Testing

@Suite("An endless list")
struct InfiniteScrollTests {
  private func scrolled(_ offset: Double) -> InfiniteScroll.Event {
    .scrolled(to: offset, contentHeight: 1400, visibleHeight: 400)
  }

  @Test("loads more rows past the middle, one request at a time")
  func once() {
    var scroll = InfiniteScroll()
    #expect(scroll.footer == .dot)
    #expect(scroll.handle(scrolled(500)) == [])
    #expect(scroll.handle(scrolled(501)) == [.load, .show(.spinner)])
    #expect(scroll.handle(scrolled(900)) == [])
    #expect(scroll.handle(.finished(hasMore: true)) == [.show(.dot)])
    #expect(scroll.handle(scrolled(900)) == [.load, .show(.spinner)])
    #expect(scroll.handle(.finished(hasMore: false)) == [.show(.nothing)])
    #expect(scroll.handle(scrolled(1000)) == [])
    #expect(scroll.handle(.reset) == [.show(.dot)])
  }

  @Test("retries after an error once it is scrolled back")
  func failed() {
    var scroll = InfiniteScroll()
    scroll.handle(scrolled(900))
    #expect(scroll.handle(.failed) == [.show(.dot)])
    #expect(scroll.handle(scrolled(950)) == [])
    #expect(scroll.handle(scrolled(100)) == [])
    #expect(scroll.handle(scrolled(900)) == [.load, .show(.spinner)])
  }

  @Test("that is entirely visible loads more rows immediately")
  func short() {
    var scroll = InfiniteScroll()
    #expect(
      scroll.handle(.scrolled(to: 0, contentHeight: 100, visibleHeight: 400)).first == .load)
  }

  @Test("loads more rows at a configurable position")
  func hook() {
    var scroll = InfiniteScroll()
    scroll.loadsMore = { $0 >= 0.9 }
    #expect(scroll.handle(scrolled(899)) == [])
    #expect(scroll.handle(scrolled(900)).first == .load)
  }
}
