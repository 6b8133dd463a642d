// SPDX-License-Identifier: Apache-2.0

/// The indices of consecutive records, as a field of a plain record.
///
/// `Range` is not bitwise-copyable.
@frozen @usableFromInline
package struct RecordRange: BitwiseCopyable, Sendable, Hashable {
  @usableFromInline let start: UInt32
  @usableFromInline let end: UInt32

  /// Creates the indices of a range.
  @inlinable
  package init(_ indices: Range<UInt32>) { (start, end) = (indices.lowerBound, indices.upperBound) }

  /// The indices.
  @inlinable package var indices: Range<UInt32> { Range(uncheckedBounds: (start, end)) }
}
