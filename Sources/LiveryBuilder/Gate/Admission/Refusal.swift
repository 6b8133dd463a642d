// SPDX-License-Identifier: Apache-2.0

/// Why a request is not let through.
enum Refusal: Error, Hashable, Sendable {
  /// The head is not one of HTTP/1.1.
  case malformed(Malformation)
  /// The request line is longer than the limit.
  case targetTooLong
  /// The head, or a line of it, is longer than the limit.
  case headTooLarge
  /// There are more header fields than the limit.
  case tooManyFields
  /// The head did not come in time.
  case late
  /// Another version of HTTP.
  case version
  /// A method other than GET and HEAD.
  case method
  /// There is a body.
  case body
  /// The client waits for an interim answer.
  case expectation
  /// The request is meant for another host.
  case host
  /// A page of another origin asks.
  case origin
  /// A site other than this asks, and it is no plain navigation.
  case site
  /// There is no token, or not a good one.
  case token(isPage: Bool)
  /// The handshake of a WebSocket is not right.
  case handshake
  /// Another version of the protocol of WebSockets.
  case handshakeVersion
  /// There are as many connections as the limit allows.
  case crowded
  /// The service cannot be reached.
  case unavailable
  /// The service did not answer in time.
  case noAnswer
}

/// What is wrong about a head.
enum Malformation: String, Hashable, Sendable, CaseIterable {
  case requestLine = "the first line is not METHOD TARGET HTTP/1.1"
  case lineEnd = "a line ends in something else than CR LF"
  case controlCharacter = "there is a control character"
  case folding = "a header field goes on in the next line"
  case field = "a line is not NAME: VALUE"
  case host = "there is not exactly one field Host"
  case repetition = "Content-Length or Transfer-Encoding is there twice"
  case framing = "Content-Length and Transfer-Encoding are both there"
  case length = "Content-Length is not a number"
  case target = "the address is not a path with an optional query"
  case encoding = "a percent sign or what it stands for is wrong"
  case path = "the path has an empty segment, '.', '..', '\\' or '%'"
  case ending = "the head has no end"
}
