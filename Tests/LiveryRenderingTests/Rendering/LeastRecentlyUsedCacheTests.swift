// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Testing

  @testable import LiveryRendering

  @Suite("The cache")
  struct LeastRecentlyUsedCacheTests {
    @Test("does not cache a NaN key")
    func noNumber() {
      var cache = LeastRecentlyUsedCache<Double, Int>(capacity: 10)
      for number in 0..<100 { cache.insert(number, for: .nan, cost: 1) }
      #expect(cache.count == 0 && cache.cost == 0)
    }

    @Test("evicts the least recently used entry")
    func order() {
      var cache = LeastRecentlyUsedCache<Int, String>(capacity: 3)
      for key in 1...3 { cache.insert("\(key)", for: key, cost: 1) }
      #expect(cache.value(for: 1) == "1")
      cache.insert("4", for: 4, cost: 1)
      #expect(cache.value(for: 2) == nil)
      #expect(
        cache.value(for: 1) == "1" && cache.value(for: 3) == "3" && cache.value(for: 4) == "4")
    }

    @Test("limits the total cost and rejects entries that are too expensive")
    func costs() {
      var cache = LeastRecentlyUsedCache<String, Int>(capacity: 10)
      cache.insert(1, for: "a", cost: 4)
      cache.insert(2, for: "b", cost: 4)
      cache.insert(3, for: "c", cost: 8)
      #expect(cache.value(for: "a") == nil && cache.value(for: "b") == nil && cache.cost == 8)
      cache.insert(4, for: "d", cost: 11)
      #expect(cache.value(for: "d") == nil && cache.value(for: "c") == 3)
      cache.insert(5, for: "c", cost: 2)
      #expect(cache.value(for: "c") == 5 && cache.cost == 2 && cache.count == 1)
      cache.removeAll()
      #expect(cache.count == 0 && cache.cost == 0 && cache.value(for: "c") == nil)
    }

    @Test("behaves as a plain list for any sequence of calls")
    func model() {
      var cache = LeastRecentlyUsedCache<Int, Int>(capacity: 20)
      var plain: [(key: Int, value: Int, cost: Int)] = []
      var seed: UInt32 = 7
      func next(_ limit: UInt32) -> Int {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        return Int((seed >> 16) % limit)
      }
      for step in 0..<5_000 {
        let key = next(12)
        let storedIndex = plain.firstIndex { $0.key == key }
        if next(2) == 0 {
          #expect(cache.value(for: key) == storedIndex.map { plain[$0].value })
          if let storedIndex { plain.append(plain.remove(at: storedIndex)) }
        } else {
          let cost = next(9)
          if let storedIndex { plain.remove(at: storedIndex) }
          while plain.reduce(0, { $0 + $1.cost }) + cost > 20 { plain.removeFirst() }
          plain.append((key, step, cost))
          cache.insert(step, for: key, cost: cost)
        }
        #expect(cache.count == plain.count)
      }
    }
  }
#endif
