// SPDX-License-Identifier: Apache-2.0

/// The target of a request: a decoded path that stays within the service's tree, and the query.
///
/// ```swift
/// let target = try RequestTarget("/picture?text=a%20b+c")
/// print(target.query["text"] ?? "")  // a b c
/// ```
///
/// A plus sign in a query is a space, as forms and `URLSearchParams` write it.
///
/// Defined by [RFC 9112](https://www.rfc-editor.org/rfc/rfc9112#section-3.2.1): this is its
/// origin-form, the only one that the server accepts.
struct RequestTarget: Sendable, Hashable {
  /// The path, which begins with a slash.
  var path: String
  /// The items of the query by their names; the last of a name counts.
  var query: [String: String]

  /// Parses a target.
  init(_ text: String) throws(Rejection) {
    guard text.utf8.first == UInt8(ascii: "/"), text.utf8.allSatisfy(Self.isAllowed) else {
      throw .malformed(.target)
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1)
    // The part before the question mark is never empty: the first byte is a slash.
    path = try Self.decoded(parts[0], isQuery: false)
    try Self.check(path)
    query = [:]
    guard parts.count == 2 else { return }
    for item in parts[1].split(separator: UInt8(ascii: "&")) {
      let pair = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = pair.count == 2 ? try Self.decoded(pair[1], isQuery: true) : ""
      query[try Self.decoded(pair[0], isQuery: true)] = value
    }
  }

  /// Returns whether a target may contain a byte; browsers encode all others.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"#\\\"<>".utf8.contains(byte)
  }

  /// Rejects a path that stands for another one, or that a program could decode a second time.
  private static func check(_ path: String) throws(Rejection) {
    let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    let last = segments.count - 1
    for (index, segment) in segments.enumerated() {
      let isWrong = segment == "." || segment == ".." || (segment.isEmpty && index < last)
      if isWrong { throw .malformed(.path) }
    }
    if path.utf8.contains(where: { "\\%".utf8.contains($0) }) { throw .malformed(.path) }
  }

  /// Returns the text with its percent-encoded bytes decoded once.
  private static func decoded(
    _ text: some Collection<UInt8>, isQuery: Bool
  ) throws(Rejection) -> String {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else {
          throw .malformed(.encoding)
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where isQuery: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    // A query may have a text of several lines; a path has no control characters.
    let isWrong = bytes.contains { $0 == 0 || (!isQuery && ($0 < 0x20 || $0 == 0x7F)) }
    guard !isWrong, let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed(.encoding)
    }
    return text
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit, or `nil` for another byte.
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
