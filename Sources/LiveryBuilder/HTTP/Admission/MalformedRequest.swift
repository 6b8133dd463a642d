// SPDX-License-Identifier: Apache-2.0

/// A fault in the head of a request.
enum MalformedRequest: String, Hashable, Sendable, CaseIterable {
  case requestLine = "the first line is not METHOD TARGET HTTP/1.1"
  case lineEnd = "a line does not end in CR LF"
  case controlCharacter = "the head contains a control character"
  case folding = "a header field continues on the next line"
  case field = "a line is not NAME: VALUE"
  case host = "there is not exactly one Host field"
  case repetition = "Content-Length or Transfer-Encoding occurs twice"
  case framing = "Content-Length and Transfer-Encoding are both present"
  case length = "Content-Length is not a number"
  case target = "the address is not a path with an optional query"
  case encoding = "a percent-encoding or the character that it encodes is invalid"
  case path = "the path has an empty segment, '.', '..', '\\' or '%'"
  case ending = "the head is incomplete"
}
