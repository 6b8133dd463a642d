// SPDX-License-Identifier: Apache-2.0

/// A request that the service may answer.
struct AdmittedRequest: Sendable, Hashable {
  /// The path and the query without the token, which is all that the service receives.
  var content: WebRequest
  /// Whether the answer has a body, which it does not after HEAD.
  var hasBody = true
  /// The key of the handshake, if the client asks for a WebSocket.
  var key: String?
}
