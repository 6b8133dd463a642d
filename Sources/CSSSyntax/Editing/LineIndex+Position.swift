// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// Positions of the language-server protocol, in a text without source map.
extension LineIndex {
  /// Returns the position of a byte offset.
  ///
  /// An offset outside of the text is clamped. An offset inside a character or a line break is that
  /// of the character or break.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - encoding: The unit in which the position counts characters.
  /// - Returns: The position, which is within a line.
  package func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    precondition(origin == nil, "a generated text has no positions in an editor")
    let offset = characterStart(atOrBefore: min(max(offset, 0), text.byteCount))
    let line = plainLine(of: offset)
    let range = range(ofLine: line)
    let end = units(before: min(offset, range.upperBound), encoding)
    let mark = line == 1 ? text.byteOrderMarkLength(in: encoding) : 0
    return TextPosition(
      line: line - 1, character: mark + end - units(before: range.lowerBound, encoding))
  }

  /// Returns the byte offset of a position.
  ///
  /// A character after the end of its line is that end, before the line break. A line after the last
  /// is the end of the text. A position inside a character is that of the character.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - encoding: The unit in which the position counts characters.
  /// - Returns: The offset of a character, of a line break or of the end of the text.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    precondition(origin == nil, "a generated text has no positions in an editor")
    guard position.line >= 0 else { return 0 }
    guard position.line < count else { return text.byteCount }
    let range = range(ofLine: position.line + 1)
    let mark = position.line == 0 ? text.byteOrderMarkLength(in: encoding) : 0
    // A character has at most as many units as bytes.
    let character = min(max(position.character - mark, 0), range.count)
    if encoding == .utf8 { return characterStart(atOrBefore: range.lowerBound + character) }
    return offset(in: range, units: units(before: range.lowerBound, encoding) + character, encoding)
  }

  /// Returns the offset of the character in a line that contains a unit of UTF-16 or UTF-32.
  ///
  /// - Parameters:
  ///   - range: The bytes of the line.
  ///   - end: The number of units before the unit, from the beginning of the text.
  ///   - encoding: The unit, not UTF-8.
  /// - Returns: The offset, at most the end of the line.
  private func offset(in range: Range<Int>, units end: Int, _ encoding: PositionEncoding) -> Int {
    // The last block that begins at or before the unit.
    let block = countsBeforeBlock.partitioningIndex { $0.units(encoding) > end } - 1
    var offset = max(range.lowerBound, block * Self.blockSize)
    var units = units(before: offset, encoding)
    // A character that began in the previous block was counted there.
    while text.bytes[offset].isUTF8Continuation { offset += 1 }
    while offset < range.upperBound {
      units += encoding == .utf16 && text.bytes[offset] >= 0xF0 ? 2 : 1
      if units > end { break }
      offset += 1
      while text.bytes[offset].isUTF8Continuation { offset += 1 }
    }
    return min(offset, range.upperBound)
  }

  /// Returns the number of units before an offset between two characters.
  private func units(before offset: Int, _ encoding: PositionEncoding) -> Int {
    encoding == .utf8 ? offset : counts(before: offset).units(encoding)
  }

  /// Returns the beginning of the character that contains the byte at an offset.
  private func characterStart(atOrBefore offset: Int) -> Int {
    var offset = offset
    while text.bytes[offset].isUTF8Continuation { offset -= 1 }
    return offset
  }
}

extension CharacterCounts {
  /// Returns the length in units of UTF-16 or UTF-32.
  fileprivate func units(_ encoding: PositionEncoding) -> Int {
    encoding == .utf16 ? utf16 : scalars
  }
}
