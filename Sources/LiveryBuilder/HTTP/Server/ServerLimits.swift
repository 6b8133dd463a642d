// SPDX-License-Identifier: Apache-2.0

/// The limits of a ``WebServer``: sizes in bytes, times, and numbers of connections.
///
/// The defaults admit the traffic of pages and clients, plus 200 messages per second.
struct ServerLimits: Sendable, Hashable {
  /// The limits of the head of a request.
  var head = HeadLimits()
  /// The maximum time of a head, from the connection to its last byte.
  var headTime = Duration.seconds(10)
  /// The maximum number of connections that send their head; one more closes the oldest.
  var heads = 128
  /// The maximum number of admitted connections.
  var admitted = 128
  /// The maximum time in which the service answers.
  var responseTime = Duration.seconds(60)
  /// The maximum time in which one side takes no bytes or messages of the other.
  var writeTime = Duration.seconds(15)
  /// The maximum time after the last byte in which the other side reads it and closes.
  var lingerTime = Duration.seconds(2)
  /// The maximum time in which a conversation ends.
  var endTime = Duration.seconds(1)
  /// The limits of a conversation.
  var frames = FrameLimits()
}

/// The limits of the head of a request.
struct HeadLimits: Sendable, Hashable {
  /// The maximum number of bytes, with the empty line.
  var bytes = 16_384
  /// The maximum number of bytes of one line.
  var lineBytes = 8_192
  /// The maximum number of header fields.
  var fields = 64
}
