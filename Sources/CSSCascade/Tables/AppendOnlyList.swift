// SPDX-License-Identifier: Apache-2.0

/// An append-only list whose elements never move.
///
/// Only one writer appends at a time. Readers access any element without a lock if they received
/// its index after it was appended. Segments of doubling size are allocated once and never move.
final class AppendOnlyList<Element: Sendable>: @unchecked Sendable {
  private typealias Segment = UnsafeMutablePointer<Element>

  /// The segments.
  ///
  /// The first has 16 elements, and each other one has twice as many as the one before it.
  private let segments: UnsafeMutablePointer<Segment>
  /// The number of elements, and of segments.
  private let counts: UnsafeMutablePointer<(elements: Int, segments: Int)>
  private static var firstSize: Int { 16 }
  private static var maximumSegmentCount: Int { 28 }

  /// Creates an empty list.
  init() {
    segments = .allocate(capacity: Self.maximumSegmentCount)
    counts = .allocate(capacity: 1)
    counts.initialize(to: (0, 0))
  }

  deinit {
    var remaining = count
    for number in 0..<counts.pointee.segments {
      let size = Self.firstSize << number
      segments[number].deinitialize(count: min(remaining, size))
      segments[number].deallocate()
      remaining = max(remaining - size, 0)
    }
    segments.deallocate()
    counts.deallocate()
  }

  /// The number of elements, for use by the writer only.
  var count: Int { counts.pointee.elements }

  /// Returns the address of an element, valid for the lifetime of the list.
  @inline(__always)
  func address(of index: Int) -> UnsafePointer<Element> {
    let (segment, offset) = Self.position(of: index)
    return UnsafePointer(segments[segment] + offset)
  }

  /// An element.
  @inline(__always)
  subscript(index: Int) -> Element { address(of: index).pointee }

  /// Appends an element.
  ///
  /// - Returns: The index of the element.
  @discardableResult
  func append(_ element: Element) -> Int {
    let index = count
    let (segment, offset) = Self.position(of: index)
    if segment == counts.pointee.segments {
      precondition(
        segment < Self.maximumSegmentCount, "the list must have at most four billion elements")
      segments[segment] = .allocate(capacity: Self.firstSize << segment)
      counts.pointee.segments += 1
    }
    (segments[segment] + offset).initialize(to: element)
    counts.pointee.elements += 1
    return index
  }

  /// Returns the segment of an element, and the element's offset in it.
  @inline(__always)
  private static func position(of index: Int) -> (segment: Int, offset: Int) {
    let shifted = index + firstSize
    let segment = Int.bitWidth - 1 - shifted.leadingZeroBitCount - firstSize.trailingZeroBitCount
    return (segment, shifted - firstSize << segment)
  }
}
