// SPDX-License-Identifier: Apache-2.0

/// A part of the text of a sheet.
struct SourcePlace: Sendable, Hashable {
  /// The number of the sheet among those of its index.
  let source: UInt32
  /// The bytes of the sheet's text.
  let bytes: Range<UInt32>

  /// A part by the number of its sheet and its bytes.
  init(source: Int, bytes: Range<Int>) {
    self.source = UInt32(truncatingIfNeeded: source)
    self.bytes =
      UInt32(truncatingIfNeeded: bytes.lowerBound)..<UInt32(truncatingIfNeeded: bytes.upperBound)
  }

  /// A part by the numbers that it was kept as.
  init(source: UInt32, bytes: Range<UInt32>) {
    self.source = source
    self.bytes = bytes
  }

  /// No text at all.
  static let none = SourcePlace(source: 0, bytes: 0..<0)
}
