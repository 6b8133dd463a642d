// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads and writes messages: JSON objects of one member, whose name says what they are.
enum MessageCoder {
  /// A message.
  static func message(_ name: String, _ content: some Encodable) -> WebMessage {
    .text(text([name: content]))
  }

  /// Something as JSON; an empty object where that cannot be.
  static func text(_ content: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Reads a message.
  static func decode<Content: Decodable>(
    _ type: Content.Type, from text: String
  ) throws -> Content {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
