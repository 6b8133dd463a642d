// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryLinting
import Testing

@Suite struct ConcurrentMapTests {
  @Test("returns values in index order", arguments: [0, 1, 2, 3, 1000])
  func order(count: Int) {
    #expect(concurrentMap(count) { $0 * 3 } == (0..<count).map { $0 * 3 })
  }

  @Test("returns the values of two functions")
  func two() {
    let (text, number) = concurrently {
      "a"
    } _: {
      concurrently({ 20 }, { 22 })
    }
    #expect(text == "a")
    #expect(number == (20, 22))
  }

  @Test("works on the calling thread without concurrency")
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

  @Test("nested maps finish with any number of helpers")
  func nested() {
    let sums = concurrentMap(40) { outer in
      concurrentMap(outer) { middle in
        concurrentMap(7) { outer * middle * $0 }.reduce(0, +)
      }.reduce(0, +)
    }
    #expect(sums == (0..<40).map { outer in (0..<outer).reduce(0) { $0 + outer * $1 * 21 } })
  }

  @Test("many tasks can map at the same time")
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
