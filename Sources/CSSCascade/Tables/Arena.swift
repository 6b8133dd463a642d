// SPDX-License-Identifier: Apache-2.0

/// Memory for runs of elements that never move and are freed together.
///
/// One writer at a time appends. Others read any run that they received after it was appended, without a lock.
final class Arena<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private var blocks: [UnsafeMutablePointer<Element>] = []
  /// The memory of the last block that is free.
  private var free = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private var nextSize = 64

  private static var maximumSize: Int { 1 << 14 }

  deinit { blocks.forEach { $0.deallocate() } }

  /// Appends a copy of some elements; returns where they are as long as the arena is.
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
