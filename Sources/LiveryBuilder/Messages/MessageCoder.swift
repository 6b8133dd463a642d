// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The coding of messages: JSON objects of one member, whose name is the kind of the message.
enum MessageCoder {
  /// Returns a message with a name and a content.
  static func message(_ name: String, _ content: some Encodable) -> WebMessage {
    .text(text([name: content]))
  }

  /// Returns a value as JSON, or an empty object if encoding fails.
  static func text(_ content: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Decodes a message.
  static func decode<Content: Decodable>(
    _ type: Content.Type, from text: String
  ) throws -> Content {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
