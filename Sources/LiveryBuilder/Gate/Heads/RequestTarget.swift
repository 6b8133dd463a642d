// SPDX-License-Identifier: Apache-2.0

/// The address of a request, with percent signs resolved, and nothing in it that leads out of the service's tree.
///
/// ```swift
/// let target = try RequestTarget("/picture?text=a%20b+c")
/// print(target.query["text"] ?? "")  // a b c
/// ```
///
/// A plus sign in a query is a space, as forms and `URLSearchParams` write it.
///
/// Defined by [RFC 9112](https://www.rfc-editor.org/rfc/rfc9112#section-3.2.1): this is its origin-form, and the only one that is taken.
struct RequestTarget: Sendable, Hashable {
  /// The path, which begins with a slash.
  var path: String
  /// The items of the query by their names; the last of a name counts.
  var query: [String: String]

  /// Takes an address apart.
  init(_ text: String) throws(Refusal) {
    guard text.utf8.first == UInt8(ascii: "/"), text.utf8.allSatisfy(Self.isAllowed) else {
      throw .malformed(.target)
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1)
    // Nothing before the question mark is impossible: the first byte is a slash.
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

  /// Whether a byte may stand in an address: browsers encode all others.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"#\\\"<>".utf8.contains(byte)
  }

  /// Refuses a path that means another one, or that somebody could resolve a second time.
  private static func check(_ path: String) throws(Refusal) {
    let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    let last = segments.count - 1
    for (index, segment) in segments.enumerated() {
      let isWrong = segment == "." || segment == ".." || (segment.isEmpty && index < last)
      if isWrong { throw .malformed(.path) }
    }
    if path.utf8.contains(where: { "\\%".utf8.contains($0) }) { throw .malformed(.path) }
  }

  /// Resolves percent signs, once.
  private static func decoded(
    _ text: some Collection<UInt8>, isQuery: Bool
  ) throws(Refusal) -> String {
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
    // A text of several lines is a query's right; a path has no control characters.
    let isWrong = bytes.contains { $0 == 0 || (!isQuery && ($0 < 0x20 || $0 == 0x7F)) }
    guard !isWrong, let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed(.encoding)
    }
    return text
  }
}

extension RequestTarget {
  /// The address as it is handed on: everything but letters, digits and `-._~` is percent-encoded, and items are sorted.
  var encoded: String {
    let path = Self.encoded(path, keeping: "/")
    let items = query.sorted { $0.key < $1.key }
      .map { Self.encoded($0.key) + "=" + Self.encoded($0.value) }
    return items.isEmpty ? path : path + "?" + items.joined(separator: "&")
  }

  private static func encoded(_ text: String, keeping others: String = "") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte.isUnreserved || others.utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// The value of a digit of a hexadecimal number; nil where it is none.
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether an address never needs to encode this byte.
  ///
  /// Defined by [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986#section-2.3).
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "-._~".utf8.contains(self)
    }
  }
}
