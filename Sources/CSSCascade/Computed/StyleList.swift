// SPDX-License-Identifier: Apache-2.0

/// The styles that a styler made, by number.
///
/// The one writer appends. Others read any style whose number they received after it was appended, without a lock.
final class StyleList: Sendable {
  private let chunks = AppendOnlyList<StyleChunk>()

  /// Begins a chunk of styles.
  func append(_ chunk: StyleChunk) { chunks.append(chunk) }

  /// The number of styles for which there is memory, for the writer alone.
  var capacity: Int { chunks.count * StyleChunk.capacity }

  /// The address of the row of a style.
  @inline(__always)
  func address(of style: UInt32) -> UnsafeMutablePointer<StyleRow> {
    chunks.address(of: Int(style) / StyleChunk.capacity).pointee.rows
      + Int(style) % StyleChunk.capacity
  }

  /// A style, to be kept.
  func style(_ number: UInt32) -> ComputedStyle {
    ComputedStyle(
      chunks[Int(number) / StyleChunk.capacity], at: Int(number) % StyleChunk.capacity)
  }
}
