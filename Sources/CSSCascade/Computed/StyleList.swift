// SPDX-License-Identifier: Apache-2.0

/// The styles that a styler creates, by number.
///
/// A single writer appends. Other threads read any style whose number they received after it was
/// appended, without a lock.
final class StyleList: Sendable {
  private let chunks = AppendOnlyList<StyleChunk>()

  /// Adds a chunk of styles.
  func append(_ chunk: StyleChunk) { chunks.append(chunk) }

  /// The number of styles for which memory is allocated; only the writer may read it.
  var capacity: Int { chunks.count * StyleChunk.capacity }

  /// Returns the address of the row of a style.
  @inline(__always)
  func address(of style: UInt32) -> UnsafeMutablePointer<StyleRow> {
    chunks.address(of: Int(style) / StyleChunk.capacity).pointee.rows
      + Int(style) % StyleChunk.capacity
  }

  /// Returns a style that callers may retain.
  func style(_ number: UInt32) -> ComputedStyle {
    ComputedStyle(
      chunks[Int(number) / StyleChunk.capacity], at: Int(number) % StyleChunk.capacity)
  }
}
