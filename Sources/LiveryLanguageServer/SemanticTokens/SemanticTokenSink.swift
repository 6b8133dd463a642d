// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A receiver of the tokens of a sheet's tree, which encodes them as tokens of the sheet's file.
///
/// The tokens of a sheet in JSON are converted by its source map and sorted.
struct SemanticTokenSink {
  private var encoder: SemanticTokenEncoder
  /// The source map of a sheet in JSON, and the tokens of its file.
  private var generated: (map: SourceMap, run: Int, tokens: [MappedToken])?

  /// A token of a file in JSON.
  private struct MappedToken {
    let range: Range<Int>
    let type: SemanticTokenType
    let modifiers: SemanticTokenModifiers
  }

  /// Creates a sink for the tokens of a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - limits: The bytes of the file whose tokens are encoded, or `nil` for all.
  ///   - encoding: The units of positions.
  init(_ sheet: ThemeSheet, in limits: Range<Int>?, encoding: PositionEncoding) {
    let text = sheet.writtenText
    encoder = SemanticTokenEncoder(text, in: limits ?? 0..<text.byteCount, encoding: encoding)
    generated = sheet.stream.sourceMap.map { ($0, 0, []) }
    if limits == nil { encoder.reserveCapacity(sheet.stream.count / 2) }
  }

  /// Whether all later tokens of the tree are outside of the limits.
  func isAfterLimits(_ offset: Int) -> Bool {
    generated == nil && offset >= encoder.limits.upperBound
  }

  /// Adds a token of the tree after all others.
  @inline(__always)
  mutating func add(
    _ range: Range<Int>, _ type: SemanticTokenType, _ modifiers: SemanticTokenModifiers = []
  ) {
    if generated == nil {
      encoder.add(range, type, modifiers)
    } else {
      addGenerated(range, type, modifiers)
    }
  }

  /// Adds a token of a generated text if the file contains the same bytes.
  private mutating func addGenerated(
    _ range: Range<Int>, _ type: SemanticTokenType, _ modifiers: SemanticTokenModifiers
  ) {
    guard let map = generated?.map, var index = generated?.run else { return }
    let runs = map.runs
    while index < runs.count, runs[index].generated.upperBound < range.upperBound { index += 1 }
    generated?.run = index
    guard index < runs.count, runs[index].isVerbatim, runs[index].originalIndex == 0,
      runs[index].generated.lowerBound <= range.lowerBound
    else { return }
    let start =
      runs[index].original.lowerBound + range.lowerBound
      - runs[index].generated.lowerBound
    generated?.tokens.append(
      MappedToken(range: start..<start + range.count, type: type, modifiers: modifiers))
  }

  /// Returns the numbers of all tokens.
  consuming func finish() -> [UInt32] {
    for token in (generated?.tokens ?? []).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    {
      // The encoder ignores a second token for the same bytes.
      encoder.add(token.range, token.type, token.modifiers)
    }
    return encoder.data
  }
}
