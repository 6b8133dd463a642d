// SPDX-License-Identifier: Apache-2.0

/// The addresses of the texts of custom properties that were looked up.
struct TextAddresses: Sendable {
  private struct Entry: BitwiseCopyable {
    let name: UInt32
    let properties: UInt32
    let address: UInt64
  }

  private var entries: [Entry] = []
  private var table = NumberTable()

  /// The number of texts.
  var count: Int { entries.count }

  /// The address of the text of a name among some custom properties; `nil` if it was not looked up yet.
  @inline(__always)
  func address(of name: UInt32, in properties: UInt32) -> UInt64? {
    entries.withUnsafeBufferPointer { entries in
      table.find(Self.hash(name, properties)) {
        entries[$0].name == name && entries[$0].properties == properties
      }.map { entries[$0].address }
    }
  }

  /// Keeps the address of a text, which the custom properties keep.
  mutating func insert(_ address: UInt64, of name: UInt32, in properties: UInt32) {
    table.insert(entries.count, Self.hash(name, properties))
    entries.append(Entry(name: name, properties: properties, address: address))
  }

  @inline(__always)
  private static func hash(_ name: UInt32, _ properties: UInt32) -> UInt32 {
    let hash = NumberTable.mixed(UInt64(name), UInt64(properties) << 32)
    return UInt32(truncatingIfNeeded: hash)
  }
}
