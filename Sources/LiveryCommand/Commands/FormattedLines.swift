// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax

/// The lines that `--range` names, the first and the last one, counted from 1.
struct FormattedLines: ExpressibleByArgument {
  private let lines: ClosedRange<Int>

  init?(argument: String) {
    let numbers = argument.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let last = numbers[1],
      first >= 1, last >= first
    else { return nil }
    lines = first...last
  }

  /// The bytes of the lines as far as a sheet has them.
  func bytes(of stream: TokenStream) -> Range<Int> {
    let index = LineIndex(stream.sourceText)
    guard lines.lowerBound <= index.count else { return stream.byteCount..<stream.byteCount }
    let start = index.range(ofLine: lines.lowerBound).lowerBound
    return start..<index.range(ofLine: min(lines.upperBound, index.count)).upperBound
  }
}
