// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import Catalog

@Suite struct ControlTrackerTests {
  private func tracker() -> ControlTracker<String> {
    var tracker = ControlTracker<String>()
    tracker.register("below", in: Rect(x: 0, y: 0, width: 100, height: 100))
    tracker.register("above", in: Rect(x: 50, y: 50, width: 100, height: 100))
    return tracker
  }

  @Test("a click is a press and a release on the same control")
  func click() {
    var tracker = tracker()
    #expect(tracker.handle(.pressed(Point(10, 10))).clicked == nil)
    #expect(tracker.isPressed("below"))
    #expect(tracker.handle(.released(Point(20, 20))).clicked == "below")
    #expect(!tracker.isPressed("below"))
  }

  @Test("a release outside of the control is not a click")
  func releaseOutside() {
    var tracker = tracker()
    _ = tracker.handle(.pressed(Point(10, 10)))
    #expect(tracker.handle(.moved(Point(120, 120))).isChanged == true)
    #expect(!tracker.isPressed("below") && !tracker.isHovered("above"))
    #expect(tracker.handle(.released(Point(120, 120))).clicked == nil)
    #expect(tracker.isHovered("above"))
  }

  @Test("the later of two overlapping controls receives the event")
  func overlap() {
    #expect(tracker().control(at: Point(60, 60)) == "above")
    #expect(tracker().control(at: Point(150, 60)) == nil)
  }

  @Test("a move within a control changes nothing")
  func move() {
    var tracker = tracker()
    #expect(tracker.handle(.moved(Point(1, 1))).isChanged == true)
    #expect(tracker.handle(.moved(Point(2, 2))).isChanged == false)
    #expect(tracker.handle(.pointerExited).isChanged == true)
  }
}
