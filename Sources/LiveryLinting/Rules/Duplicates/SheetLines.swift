// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The lines of a sheet, which are counted when a finding first names one.
struct SheetLines {
  private let stream: TokenStream
  private var index: LineIndex?

  init(_ sheet: LintedSheet) { stream = sheet.stream }

  /// The line on which a token stands, counted from 1.
  mutating func line(of token: Int) -> Int {
    let known = index ?? LineIndex(stream)
    index = known
    return known.location(of: stream.range(of: token).lowerBound).line
  }
}
