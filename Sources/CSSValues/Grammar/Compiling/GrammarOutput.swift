// SPDX-License-Identifier: Apache-2.0

/// The words of a program during serialization, section by section.
struct GrammarOutput {
  private var words = [UInt32](repeating: 0, count: GrammarProgram.Section.count)
  private var lists: [UInt32] = []
  private var listOffsets: [[UInt32]: UInt32] = [:]
  private var texts: [UInt8] = []
  private var textOffsets: [String: UInt32] = [:]

  /// Begins a section.
  ///
  /// The sections must begin in the order of their raw values.
  mutating func begin(_ section: GrammarProgram.Section) {
    words[section.rawValue] = UInt32(words.count)
  }

  mutating func write(_ word: UInt32) { words.append(word) }

  mutating func write(_ word: UInt32, _ operands: Int32...) {
    words.append(word)
    words += operands.map { UInt32(bitPattern: $0) }
  }

  private mutating func write(long: UInt64) {
    write(UInt32(truncatingIfNeeded: long))
    write(UInt32(truncatingIfNeeded: long >> 32))
  }

  /// Writes the offset and length of a text, and adds the text if it is new.
  mutating func write(_ text: String) {
    let offset = textOffsets[text] ?? UInt32(texts.count)
    if offset == texts.count {
      texts += text.utf8
      textOffsets[text] = offset
    }
    write(offset)
    write(UInt32(text.utf8.count))
  }

  /// Writes the offset of a list, and adds the list if it is new.
  mutating func write(list: [UInt32]) {
    let offset = listOffsets[list] ?? UInt32(lists.count)
    if offset == lists.count {
      lists.append(UInt32(list.count))
      lists += list
      listOffsets[list] = offset
    }
    write(offset)
  }

  mutating func write(_ kind: GrammarTerminal.Kind) {
    write(kind.code)
    var kinds = NumericKinds()
    var range = NumericRange.all
    if case .numeric(let numbers, let bounds) = kind { (kinds, range) = (numbers, bounds) }
    write(UInt32(kinds.rawValue))
    write(long: range.lower.bitPattern)
    write(long: range.upper.bitPattern)
  }

  mutating func write(_ group: GrammarGroup) {
    write(long: group.required)
    write(group.needsAny ? 1 : 0, Int32(group.items), Int32(group.count), group.end)
  }

  /// Returns all words, with the lists and texts at the end.
  mutating func finished() -> [UInt32] {
    begin(.lists)
    words += lists
    begin(.texts)
    for start in stride(from: 0, to: texts.count, by: 4) {
      let bytes = texts[start..<min(start + 4, texts.count)]
      var word: UInt32 = 0
      // The bytes keep their order in memory.
      withUnsafeMutableBytes(of: &word) { $0.copyBytes(from: bytes) }
      words.append(word)
    }
    return words
  }
}
