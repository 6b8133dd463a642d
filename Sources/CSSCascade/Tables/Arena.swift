// SPDX-License-Identifier: Apache-2.0

/// An arena for runs of elements that never move and are freed together.
///
/// Only one writer appends at a time. Readers access any run without a lock if they received it
/// after it was appended.
final class Arena<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private var blocks: [UnsafeMutablePointer<Element>] = []
  /// The free memory of the last block.
  private var free = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private var nextSize = 64

  private static var maximumSize: Int { 1 << 14 }

  deinit { blocks.forEach { $0.deallocate() } }

  /// Appends a copy of some elements, and returns its location, valid for the lifetime of the
  /// arena.
  func append(_ elements: UnsafeBufferPointer<Element>) -> UnsafeBufferPointer<Element> {
    if elements.isEmpty { return UnsafeBufferPointer(start: nil, count: 0) }
    if free.count < elements.count {
      let size = max(nextSize, elements.count)
      nextSize = min(nextSize * 2, Self.maximumSize)
      let block = UnsafeMutablePointer<Element>.allocate(capacity: size)
      blocks.append(block)
      free = UnsafeMutableBufferPointer(start: block, count: size)
    }
    let run = UnsafeMutableBufferPointer(rebasing: free[..<elements.count])
    _ = run.initialize(fromContentsOf: elements)
    free = UnsafeMutableBufferPointer(rebasing: free[elements.count...])
    return UnsafeBufferPointer(run)
  }
}
