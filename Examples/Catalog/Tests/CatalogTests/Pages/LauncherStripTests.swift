// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import Catalog

@Suite struct LauncherStripTests {
  private func strip() -> LauncherStrip {
    var strip = LauncherStrip()
    (strip.width, strip.count) = (300, 3)
    return strip
  }

  @Test("a drag over a fifth of the page shows the next page")
  func drag() {
    var strip = strip()
    _ = strip.handle(.pressed(Point(200, 0)))
    #expect(strip.handle(.moved(Point(120, 0))) == .dragged)
    #expect(strip.minX(ofPage: 0) == -80)
    #expect(strip.handle(.released(Point(120, 0))) == .animating)
    #expect(strip.page == 1)
    #expect(strip.minX(ofPage: 1) == 220)
  }

  @Test(
    "a short drag, or a drag beyond the end, returns",
    arguments: [(-40.0, 0), (-70.0, 1), (70.0, 0)])
  func returningDrag(_ distance: Double, _ page: Int) {
    var strip = strip()
    _ = strip.handle(.pressed(Point(100, 0)))
    _ = strip.handle(.moved(Point(100 + distance, 0)))
    _ = strip.handle(.released(Point(100 + distance, 0)))
    #expect(strip.page == page)
  }

  @Test("the animation ends within a second")
  func animationDuration() {
    var strip = strip()
    #expect(strip.scroll(byPages: 2) == .animating)
    var frames = 0
    while strip.tick(seconds: 1 / 60), frames < 100 { frames += 1 }
    #expect((10..<60).contains(frames))
    #expect(strip.minX(ofPage: 2) == 0)
  }

  @Test("does not scroll beyond the first and the last page")
  func ends() {
    var strip = strip()
    #expect(strip.scroll(byPages: -1) == .none)
    #expect(strip.scroll(toPage: 99) == .animating)
    #expect(strip.page == 2)
    strip.count = 1
    #expect(strip.page == 0)
  }

  @Test("a click is not a drag")
  func click() {
    var strip = strip()
    _ = strip.handle(.pressed(Point(100, 0)))
    #expect(strip.handle(.moved(Point(104, 0))) == .none)
    #expect(!strip.isDragging)
    #expect(strip.handle(.released(Point(104, 0))) == .none)
  }
}
