// SPDX-License-Identifier: Apache-2.0

/// The texts of custom properties that were looked up, each with a number.
struct TextTable: Sendable {
  private struct Entry: BitwiseCopyable {
    let name: UInt32
    let properties: UInt32
    let text: UInt32
  }

  private var entries: [Entry] = []
  private var numbers = NumberTable()
  /// The texts by number; they are kept, so that no other object takes their addresses.
  private var texts: [VariableText] = []
  private var textNumbers = NumberTable()

  /// The number of look-ups that are known.
  var count: Int { entries.count }

  /// The number of the text of a name among some custom properties; `nil` if it was not looked up yet.
  @inline(__always)
  func number(of name: UInt32, in properties: UInt32) -> UInt32? {
    entries.withUnsafeBufferPointer { entries in
      numbers.find(Self.hash(name, properties)) {
        entries[$0].name == name && entries[$0].properties == properties
      }.map { entries[$0].text }
    }
  }

  /// Keeps the text of a name among some custom properties; returns its number.
  mutating func insert(_ text: VariableText, of name: UInt32, in properties: UInt32) -> UInt32 {
    let number = number(of: text)
    numbers.insert(entries.count, Self.hash(name, properties))
    entries.append(Entry(name: name, properties: properties, text: number))
    return number
  }

  private mutating func number(of text: VariableText) -> UInt32 {
    let address = UInt64(UInt(bitPattern: ObjectIdentifier(text)))
    let hash = UInt32(truncatingIfNeeded: NumberTable.mixed(0, address))
    if let known = textNumbers.find(hash, { texts[$0] === text }) {
      return UInt32(truncatingIfNeeded: known)
    }
    textNumbers.insert(texts.count, hash)
    texts.append(text)
    return UInt32(truncatingIfNeeded: texts.count - 1)
  }

  @inline(__always)
  private static func hash(_ name: UInt32, _ properties: UInt32) -> UInt32 {
    let hash = NumberTable.mixed(UInt64(name), UInt64(properties) << 32)
    return UInt32(truncatingIfNeeded: hash)
  }
}
