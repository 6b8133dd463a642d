// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryLinting
import Testing

@Suite struct ConcurrentMapTests {
  @Test("values come in the order of their numbers", arguments: [0, 1, 2, 3, 1000])
  func order(count: Int) {
    #expect(concurrentMap(count) { $0 * 3 } == (0..<count).map { $0 * 3 })
  }

  @Test("two functions give both their values")
  func two() {
    let (text, number) = concurrently {
      "a"
    } _: {
      concurrently({ 20 }, { 22 })
    }
    #expect(text == "a")
    #expect(number == (20, 22))
  }

  @Test("all work stays on the calling thread where concurrency is off")
  func oneThread() {
    let thread = ObjectIdentifier(Thread.current)
    Concurrency.$isOff.withValue(true) {
      let threads = concurrentMap(1000) { _ in ObjectIdentifier(Thread.current) }
      #expect(Set(threads) == [thread])
      let both = concurrently {
        ObjectIdentifier(Thread.current)
      } _: {
        ObjectIdentifier(Thread.current)
      }
      #expect(both == (thread, thread))
    }
  }

  @Test("maps inside of maps end, whoever helps")
  func nested() {
    let sums = concurrentMap(40) { outer in
      concurrentMap(outer) { middle in
        concurrentMap(7) { outer * middle * $0 }.reduce(0, +)
      }.reduce(0, +)
    }
    #expect(sums == (0..<40).map { outer in (0..<outer).reduce(0) { $0 + outer * $1 * 21 } })
  }

  @Test("many tasks may have work open at once")
  func tasks() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for task in 0..<64 {
        group.addTask {
          concurrentMap(100) { number in concurrentMap(3) { $0 + number * task }.reduce(0, +) }
            .reduce(0, +)
        }
      }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(sums.sorted() == (0..<64).map { 300 + 3 * 4950 * $0 })
  }
}
