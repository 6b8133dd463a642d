// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LiveryBuilder

@Suite("The boundaries of frames")
struct FrameBoundaryTests {
  @Test("are found in pieces of any size")
  func boundaries() {
    let counts = [0, 1, 125, 126, 65_535, 65_536, 3]
    let bytes = counts.flatMap { count in
      Frame(opcode: 2, payload: [UInt8](repeating: 0x88, count: count)).encoded()
    }
    var expected: [Int] = []
    var place = 0
    for count in counts {
      place += count + (count < 126 ? 2 : count < 65_536 ? 4 : 10)
      expected.append(place)
    }
    for size in [1, 7, 1_000, bytes.count] {
      #expect(Self.boundaries(in: bytes, size: size) == expected)
    }
  }

  private static func boundaries(in bytes: [UInt8], size: Int) -> [Int] {
    var boundary = FrameBoundary()
    var found: [Int] = []
    var place = 0
    for start in stride(from: 0, to: bytes.count, by: size) {
      var piece = bytes[start..<min(start + size, bytes.count)]
      while !piece.isEmpty {
        let count = boundary.advance(piece)
        piece = piece.dropFirst(count)
        place += count
        if boundary.isAtStart { found.append(place) }
      }
    }
    return found
  }

  @Test("know the last frame")
  func closing() {
    var boundary = FrameBoundary()
    let bytes = Frame.close(.normal, "end").encoded()
    for byte in bytes.dropLast() { _ = boundary.advance([byte]) }
    #expect(!boundary.isClosed)
    _ = boundary.advance(bytes.suffix(1))
    #expect(boundary.isClosed)
  }
}
