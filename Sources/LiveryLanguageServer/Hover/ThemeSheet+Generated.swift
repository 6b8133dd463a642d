// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ThemeSheet {
  /// Returns the byte offset in the tree's text for a position in the file, also where the texts
  /// differ: at the name that a reference in JSON was converted to, or at the start of the
  /// converted text.
  func generatedOffset(of position: TextPosition, in encoding: PositionEncoding) -> Int? {
    if let offset = offset(of: position, in: encoding) { return offset }
    guard let map = stream.sourceMap else { return nil }
    if let name = writtenName(at: position, in: encoding)?.occurrence {
      return names.range(of: name).lowerBound
    }
    let offset = originalOffset(of: position, in: encoding)
    return map.runs.first {
      $0.originalIndex == 0 && !$0.isVerbatim && $0.original.contains(offset)
    }?.generated.lowerBound
  }
}
