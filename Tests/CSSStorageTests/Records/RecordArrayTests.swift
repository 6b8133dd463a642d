// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import Testing

/// Tests that record arrays behave like arrays, in their own memory and in place.
@Suite struct RecordArrayTests {
  @Test("behaves as an array in each operation", arguments: 0..<50 as Range<UInt64>)
  func likeAnArray(seed: UInt64) {
    var generator = Generator(state: seed)
    let beginning = Block((0..<UInt32.random(in: 0..<20, using: &generator)).map { $0 * 3 })
    // Half of the arrays begin in place.
    var records =
      seed % 2 == 0
      ? RecordArray(in: beginning.records, of: beginning) : RecordArray(beginning.records)
    var array = Array(beginning.records)
    var copies: [(RecordArray<UInt32>, [UInt32])] = []
    for step in 0..<300 as Range<UInt32> {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2:
        records.append(step)
        array.append(step)
      case 3:
        #expect(records.popLast() == array.popLast())
      case 4:
        let removed = Int.random(in: 0...array.count / 4, using: &generator)
        records.removeLast(removed)
        array.removeLast(removed)
      case 5:
        let added = (0..<step % 9).map { $0 + step }
        records.append(contentsOf: added)
        array.append(contentsOf: added)
      case 6:
        guard let index = array.indices.randomElement(using: &generator) else { continue }
        records[index] = step
        array[index] = step
      default:
        records.reserveCapacity(array.count + Int(step % 5))
        copies.append((records, array))
      }
      #expect(records.elementsEqual(array))
    }
    // Later changes must not affect the copies.
    for (records, array) in copies { #expect(records.elementsEqual(array)) }
    #expect(beginning.records.enumerated().allSatisfy { $0.element == UInt32($0.offset) * 3 })
  }

  @Test("reads the memory of its owner and keeps the owner alive")
  func inPlace() {
    weak var kept: Block?
    var records: RecordArray<UInt32> = []
    do {
      let block = Block([1, 2, 3])
      kept = block
      records = RecordArray(in: block.records, of: block)
      records.withUnsafeBufferPointer { #expect($0.baseAddress == block.records.baseAddress) }
    }
    #expect(kept != nil)
    #expect(Array(records) == [1, 2, 3])
    records.append(4)
    #expect(kept == nil)
    #expect(Array(records) == [1, 2, 3, 4])
  }

  @Test("appends a collection, repeated records and nothing")
  func made() {
    #expect(Array(RecordArray(repeating: 7 as UInt64, count: 3)) == [7, 7, 7])
    #expect(Array(RecordArray((0..<4).lazy.map { UInt8($0) })) == [0, 1, 2, 3])
    #expect(RecordArray<UInt8>().isEmpty)
    #expect(Array(RecordArray(repeating: 7 as UInt64, count: 0)).isEmpty)
    let nothing = UnsafeBufferPointer<UInt32>(start: nil, count: 0)
    #expect(RecordArray(in: nothing, of: Block([])).isEmpty)
    #expect(RecordArray<UInt32>([5, 6])[1...].first == 6)
  }
}

/// Numbers in memory, like those of a mapped file.
private final class Block {
  let records: UnsafeBufferPointer<UInt32>

  init(_ numbers: [UInt32]) {
    let copy = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: numbers.count)
    _ = copy.initialize(from: numbers)
    records = UnsafeBufferPointer(copy)
  }

  deinit { records.deallocate() }
}

/// A generator of reproducible numbers.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
