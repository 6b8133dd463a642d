// SPDX-License-Identifier: Apache-2.0

/// A range of the text of a sheet.
struct SourceRange: Sendable, Hashable {
  /// The index of the sheet in the sources of its rule index.
  let source: UInt32
  /// The byte range in the sheet's text.
  let bytes: Range<UInt32>

  /// Creates a range from the index of its sheet and a byte range.
  init(source: Int, bytes: Range<Int>) {
    self.source = UInt32(truncatingIfNeeded: source)
    self.bytes =
      UInt32(truncatingIfNeeded: bytes.lowerBound)..<UInt32(truncatingIfNeeded: bytes.upperBound)
  }

  /// Creates a range from its stored numbers.
  init(source: UInt32, bytes: Range<UInt32>) {
    self.source = source
    self.bytes = bytes
  }

  /// An empty range, for no text.
  static let none = SourceRange(source: 0, bytes: 0..<0)
}
