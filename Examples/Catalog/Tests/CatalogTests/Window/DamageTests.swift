// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import Testing

  @testable import CatalogWindow

  @Suite struct DamageTests {
    private func damage(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Damage {
      Damage(x: x, y: y, width: width, height: height)
    }

    @Test("covers all pixels that a box touches")
    func coverage() {
      #expect(damage(1.5, 2, 3, 0.25) == .part(left: 1, top: 2, right: 5, bottom: 3))
      #expect(damage(1, 1, 0, 5) == .nothing)
      #expect(damage(1, 1, .nan, 5) == .nothing)
      #expect(damage(1, 1, .infinity, 5) == .nothing)
    }

    @Test("is the bounding box of its parts")
    func union() {
      var sum = Damage.nothing
      sum.add(damage(10, 10, 5, 5))
      sum.add(.nothing)
      sum.add(damage(30, 0, 5, 5))
      #expect(sum == .part(left: 10, top: 0, right: 35, bottom: 15))
      sum.add(.all)
      sum.add(damage(0, 0, 1, 1))
      #expect(sum == .all)
    }
  }
#endif
