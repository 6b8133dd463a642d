// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines
import Testing

@testable import Catalog

@Suite struct SpinnerTests {
  @Test("the clock advances by twelfths")
  func clock() {
    var clock = SpinnerClock()
    #expect(clock.advance(seconds: SpinnerClock.step / 2) == false)
    #expect(clock.advance(seconds: SpinnerClock.step * 0.6) == true)
    #expect(clock.position == 1)
    #expect(clock.advance(seconds: 0.5) == true)
    #expect(clock.position == 7)
    #expect(clock.advance(seconds: -3) == false)
    _ = clock.advance(seconds: .infinity)
    #expect((0..<12).contains(clock.position))
  }

  @Test(
    "rotates clockwise",
    arguments: [
      (0, Point(20, 10)), (3, Point(10, 20)), (6, Point(0, 10)), (9, Point(10, 0)),
      (1, Point(10 + 75.0.squareRoot(), 15)),
    ])
  func rotation(_ twelfths: Int, _ expected: Point) {
    let turned = SpinnerStep.rotation(twelfths, around: Point(10, 10)).applied(to: Point(20, 10))
    #expect(abs(turned.x - expected.x) < 1e-9 && abs(turned.y - expected.y) < 1e-9)
  }

  @Test("the catalog's spinners rotate")
  func spinners() {
    let theme = Theme(catalogOver: .three20)
    #expect(theme.pipeline(for: "spinner").steps.contains { $0 is SpinnerStep })
  }
}
