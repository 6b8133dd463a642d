// SPDX-License-Identifier: Apache-2.0

/// A fault in the head of a request.
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
