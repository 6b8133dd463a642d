// SPDX-License-Identifier: Apache-2.0

// The contents of messages from the service. The type of a message is the key of its content:
// `{"heartbeat": {}}`.

/// The content of a message without data, such as a heartbeat.
struct NoMessage: Encodable, Sendable {}

/// The content of a message that the client acknowledges by its number, and that has no other data.
struct NumberMessage: Encodable, Sendable {
  /// The number of the message on its connection.
  var number: Int
}

/// The content of the message `failed`: the service could not process the last message, or could
/// not draw the style.
///
/// A command that fails has a ``FailureReply`` instead.
struct FailureMessage: Encodable, Sendable {
  /// The reason of the failure, for people.
  var message: String
}

/// The first message to a render client.
struct ClientWelcome: Encodable, Sendable {
  /// The identifier of the run of the service, by which a client recognizes a restart.
  var run: String
  /// The number of the client, unique in the run.
  var client: Int
  /// The token that requests require.
  var token: String
  /// The initial settings.
  var settings: PreviewSettings
}

/// The message that precedes the bytes of a picture.
struct PictureMessage: Encodable, Sendable {
  /// The number of the message, which the client acknowledges.
  var number: Int
  /// The width of the style in px.
  var width: Double
  /// The height of the style in px.
  var height: Double
  /// The number of pixels per px.
  var scale: Double
  /// The selector of the style; empty if it has none.
  var title: String
  /// The messages, for people, about parts that could not be drawn.
  var problems: [String]
  /// The geometry of the drawn steps, or `nil` if the client did not ask for it.
  var steps: [StepGeometry]?
  /// The motion that the client has chosen or follows, or `nil` for none.
  var motion: MotionMessage?
}

/// A motion of the drawn style.
struct MotionMessage: Encodable, Sendable, Hashable {
  /// The state before the change, or `nil` for the animations of the style in the state ``to``.
  var from: String?
  /// The state after the change.
  var to: String
  /// The moment of the picture in milliseconds, or `nil` for the style at rest.
  var at: Double?
  /// The end in milliseconds, of an infinite animation that of an iteration; 0 if nothing moves.
  var end: Double
  /// Whether an animation is infinite.
  var isInfinite: Bool
  /// The kinds of motion that the style declares in any state: `transition`, `animation`.
  var kinds: [String]
}

/// The first message to an editor page.
struct EditorWelcome: Encodable, Sendable {
  /// The identifier of the run of the service, by which a page recognizes a restart.
  var run: String
  /// The token that requests require.
  var token: String
  /// The path of the folder of archives.
  var folder: String
  /// The display names of the theme's style sheets.
  var files: [String]
  /// The steps and shapes that a pipeline may have.
  var library: LibraryMessage
  /// The names of the font families that the service can draw.
  var families: [String]
  /// The addresses of the JavaScript modules that edit values of the program's own types.
  var editors: [String]
}

/// The current style, in a message to editor pages.
struct StateMessage: Encodable, Sendable {
  /// The number of the message, which the page acknowledges.
  var number: Int
  /// The revision; a greater number is newer.
  var revision: Int
  /// The edited style, or `nil` if none is open.
  var document: DocumentMessage?
  /// The number of connected render clients.
  var clients: Int

  private enum CodingKeys: CodingKey { case number, revision, document, clients }

  /// Encodes the message; a `nil` document is `null`, which the synthesized code would omit.
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
  /// The number of the request.
  var request: Int
  /// The reason of the failure.
  var error: ErrorMessage

  /// The reason of a failure.
  struct ErrorMessage: Encodable, Sendable {
    /// The kind, for programs: that of an ``ArchiveError``, or `failed` for any other error.
    var kind: String
    /// The reason, for people.
    var message: String
  }
}

/// The result of a command that saves a style.
struct SavedMessage: Encodable, Sendable {
  /// The name of the file, relative to the folder of archives.
  var file: String
  /// The steps that cannot be parsed, which the file keeps as written; `nil` for none.
  var unread: [StyleDocument.UnreadableStep]?
}

/// The result of a command that inserts a step.
struct InsertedMessage: Encodable, Sendable {
  /// The path of the step.
  var at: StepPath
}
