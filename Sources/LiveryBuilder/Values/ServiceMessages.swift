// SPDX-License-Identifier: Apache-2.0

/// A message without content.
struct NoMessage: Encodable, Sendable {}

/// A message with a number.
struct NumberMessage: Encodable, Sendable { var number: Int }

/// A message about a failure, with its reason.
struct FailureMessage: Encodable, Sendable { var message: String }

/// The first message to a render client.
struct ClientWelcome: Encodable, Sendable {
  var run: String
  var client: Int
  var token: String
  var settings: PreviewSettings
}

/// The message that precedes the bytes of a picture.
struct PictureMessage: Encodable, Sendable {
  var number: Int
  var width: Double
  var height: Double
  var scale: Double
  var title: String
  var problems: [String]
}

/// The first message to an editor.
struct EditorWelcome: Encodable, Sendable {
  var run: String
  var token: String
  var folder: String
  var files: [String]
  var library: LibraryMessage
  var families: [String]
  var editors: [String]
}

/// The current style in a message to editors.
struct StateMessage: Encodable, Sendable {
  var number: Int
  /// The revision; a greater number is newer.
  var revision: Int
  var document: DocumentMessage?
  var clients: Int

  private enum CodingKeys: CodingKey { case number, revision, document, clients }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(revision, forKey: .revision)
    try container.encode(document, forKey: .document)
    try container.encode(clients, forKey: .clients)
  }
}

/// The reply to a failed command.
struct FailureReply: Encodable, Sendable {
  var request: Int
  var error: ErrorMessage

  /// The reason of the failure.
  struct ErrorMessage: Encodable, Sendable {
    var kind: String
    var message: String
  }
}

/// The name of a saved file.
struct SavedMessage: Encodable, Sendable { var file: String }
