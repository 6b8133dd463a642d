// SPDX-License-Identifier: Apache-2.0

/// What the ``Gate`` bears of those who talk to it: sizes in bytes, times, and how many of them there may be.
///
/// The defaults let everything through that pages and clients do, and 200 messages a second besides.
struct GateLimits: Sendable, Hashable {
  /// The bytes of a request's head, with its empty line.
  var headBytes = 16_384
  /// The bytes of one line of a head.
  var lineBytes = 8_192
  /// The header fields of a request.
  var fields = 64
  /// How long a head may take, from the first to the last byte.
  var headTime = Duration.seconds(10)
  /// How many connections may be sending their head; when one more comes, the oldest is closed.
  var heads = 128
  /// How many connections may have been admitted.
  var admitted = 128
  /// How long the first byte of an answer may take.
  var answerTime = Duration.seconds(60)
  /// How long somebody may take nothing of what is sent.
  var writeTime = Duration.seconds(15)
  /// How long a connection is kept after its last byte, for the other side to read it and to close.
  var lingerTime = Duration.seconds(2)
  /// How long a conversation may take to end.
  var endTime = Duration.seconds(1)
  /// What is borne in a conversation.
  var frames = FrameLimits()
}

/// What is borne of somebody in a conversation on a WebSocket.
struct FrameLimits: Sendable, Hashable {
  /// The bytes of a text, over all of its frames.
  var textBytes = 262_144
  /// The bytes of a binary message, over all of its frames.
  var binaryBytes = 8_388_608
  /// The frames a second that somebody may send for long; a message has one or more.
  var framesPerSecond = 400.0
  /// The frames that may come at once.
  var frameBurst = 1_000.0
  /// The bytes a second that somebody may send for long.
  var bytesPerSecond = 16_777_216.0
  /// The bytes that may come at once.
  var byteBurst = 67_108_864.0
  /// How long a frame may take, from its first to its last byte.
  var frameTime = Duration.seconds(15)
}
