// SPDX-License-Identifier: Apache-2.0

/// A message that has nothing to say but its name.
struct NoMessage: Encodable, Sendable {}

/// A message of a number.
struct NumberMessage: Encodable, Sendable { var number: Int }

/// What cannot be used, and why.
struct FailureMessage: Encodable, Sendable { var message: String }

/// The first thing that a render client is told.
struct ClientWelcome: Encodable, Sendable {
  var run: String
  var client: Int
  var token: String
  var settings: PreviewSettings
}

/// What is known of a picture before its bytes come.
struct PictureMessage: Encodable, Sendable {
  var number: Int
  var width: Double
  var height: Double
  var scale: Double
  var title: String
  var problems: [String]
}

/// The first thing that an editor is told.
struct EditorWelcome: Encodable, Sendable {
  var run: String
  var token: String
  var folder: String
  var files: [String]
  var library: LibraryMessage
  var families: [String]
  var editors: [String]
}

/// The style as it is, for editors.
struct StateMessage: Encodable, Sendable {
  var number: Int
  /// Of two states the one with the greater revision is the newer one.
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

/// What becomes of a command that is not done.
struct FailureReply: Encodable, Sendable {
  var request: Int
  var error: ErrorMessage

  /// Why a command was not done.
  struct ErrorMessage: Encodable, Sendable {
    var kind: String
    var message: String
  }
}

/// The name of a file that was saved.
struct SavedMessage: Encodable, Sendable { var file: String }
