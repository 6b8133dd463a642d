// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax

/// The first and the last line of `--range`, counted from 1.
struct FormattedLines: ExpressibleByArgument {
  private let lines: ClosedRange<Int>

  init?(argument: String) {
    let numbers = argument.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let last = numbers[1],
      first >= 1, last >= first
    else { return nil }
    lines = first...last
  }

  /// Returns the byte range of those lines that exist in a sheet.
  func bytes(of stream: TokenStream) -> Range<Int> {
    let index = LineIndex(stream.sourceText)
    guard lines.lowerBound <= index.count else { return stream.byteCount..<stream.byteCount }
    let start = index.range(ofLine: lines.lowerBound).lowerBound
    return start..<index.range(ofLine: min(lines.upperBound, index.count)).upperBound
  }
}
