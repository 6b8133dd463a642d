// SPDX-License-Identifier: Apache-2.0

/// The indices of consecutive records, as a part of a plain record.
///
/// `Range` is no bitwise-copyable type.
@frozen @usableFromInline
package struct RecordRange: BitwiseCopyable, Sendable, Hashable {
  @usableFromInline let start: UInt32
  @usableFromInline let end: UInt32

  /// The indices of a range.
  @inlinable
  package init(_ indices: Range<UInt32>) { (start, end) = (indices.lowerBound, indices.upperBound) }

  /// The indices.
  @inlinable package var indices: Range<UInt32> { Range(uncheckedBounds: (start, end)) }
}
