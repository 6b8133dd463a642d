// SPDX-License-Identifier: Apache-2.0

/// The limits of the other side of a WebSocket.
struct FrameLimits: Sendable, Hashable {
  /// The maximum number of bytes of a text, over all of its frames.
  var textBytes = 262_144
  /// The maximum number of bytes of a binary message, over all of its frames.
  var binaryBytes = 8_388_608
  /// The number of frames per second in the long term; a message has one or more.
  var framesPerSecond = 400.0
  /// The maximum number of frames at once.
  var frameBurst = 1_000.0
  /// The number of bytes per second in the long term.
  var bytesPerSecond = 16_777_216.0
  /// The maximum number of bytes at once.
  var byteBurst = 67_108_864.0
  /// The maximum time of a frame, from its first to its last byte.
  var frameTime = Duration.seconds(15)
}

extension FrameLimits {
  /// The default sizes, without a limit to the number of frames and bytes.
  static let unlimited = FrameLimits(
    framesPerSecond: .infinity, frameBurst: .infinity, bytesPerSecond: .infinity,
    byteBurst: .infinity)
}
