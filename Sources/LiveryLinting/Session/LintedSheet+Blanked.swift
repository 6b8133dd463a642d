// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintedSheet {
  /// Returns the sheet up to the end of some ranges, with spaces in place of all other bytes.
  ///
  /// Newlines remain. The sheet loads no imports. If a range begins with a byte order mark, the
  /// result is `nil`, because scanning drops it.
  func blanked(except ranges: [Range<Int>]) -> LintedSheet? {
    let count = ranges.map(\.upperBound).max() ?? 0
    let text = String(unsafeUninitializedCapacity: count) { buffer in
      for offset in 0..<count {
        let byte = stream.bytes[offset]
        buffer[offset] =
          byte == 0x0A || byte == 0x0C || byte == 0x0D ? byte : UInt8(ascii: " ")
      }
      for range in ranges {
        for offset in range { buffer[offset] = stream.bytes[offset] }
      }
      return count
    }
    let scanned = TokenStream(text, name: source.name)
    guard scanned.byteCount == count else { return nil }
    return LintedSheet(
      StyleSource(SyntaxTree(parsing: scanned), name: source.name, origin: source.origin), settings)
  }
}
