// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Catalog

@Suite struct CountdownTests {
  @Test("returns due events once and in order")
  func dueEvents() {
    var countdown = Countdown<String>()
    countdown.start("late", seconds: 2)
    countdown.start("early", seconds: 1)
    countdown.start("never", seconds: 1)
    countdown.cancel("never")
    #expect(countdown.tick(seconds: 0.5) == [])
    #expect(countdown.isPending("early") && !countdown.isPending("never"))
    #expect(countdown.tick(seconds: 2) == ["early", "late"])
    #expect(countdown.isEmpty)
  }

  @Test("a restart resets the remaining time")
  func restart() {
    var countdown = Countdown<String>()
    countdown.start("a", seconds: 1)
    _ = countdown.tick(seconds: 0.9)
    countdown.start("a", seconds: 1)
    #expect(countdown.tick(seconds: 0.9) == [])
    #expect(countdown.tick(seconds: 0.2) == ["a"])
  }
}
