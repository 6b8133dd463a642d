// SPDX-License-Identifier: Apache-2.0

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
