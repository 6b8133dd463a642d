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
