// SPDX-License-Identifier: Apache-2.0

/// A parser of a request head from pieces of bytes, which stops at the first invalid byte.
///
/// The reader is as strict as a server may be. A line ends in CR LF, a field is not folded, no
/// space follows a name, and there are no control characters. The reader rejects everything that
/// two programs may read in two ways.
///
/// Defined by [RFC 9112](https://www.rfc-editor.org/rfc/rfc9112#section-2.2).
struct RequestHeadReader {
  private let limits: HeadLimits
  private var line: [UInt8] = []
  private var head: RequestHead?
  private var count = 0
  private var hasReturn = false

  /// Creates a reader that has read no byte.
  init(limits: HeadLimits) {
    self.limits = limits
  }

  /// Whether the first byte is read.
  var hasBegun: Bool { count > 0 }

  /// Reads bytes until the head is complete.
  ///
  /// - Parameter bytes: The next bytes; those after the head are left in it.
  /// - Returns: The head, or `nil` if it is not complete.
  /// - Throws: The reason against the first invalid byte or line.
  mutating func read(_ bytes: inout ArraySlice<UInt8>) throws(Rejection) -> RequestHead? {
    while let byte = bytes.popFirst() {
      if try read(byte) { return head }
    }
    return nil
  }

  /// Reads a byte, and returns whether it is the last one of the head.
  private mutating func read(_ byte: UInt8) throws(Rejection) -> Bool {
    count += 1
    if count > limits.bytes { throw .headTooLarge }
    if hasReturn {
      guard byte == 0x0A else { throw .malformed(.lineEnd) }
      hasReturn = false
      return try endLine()
    }
    switch byte {
    case 0x0D: hasReturn = true
    case 0x0A: throw .malformed(.lineEnd)
    case 0x09 where head != nil: line.append(byte)
    case 0..<0x20, 0x7F: throw .malformed(.controlCharacter)
    default: line.append(byte)
    }
    if line.count > limits.lineBytes { throw head == nil ? .targetTooLong : .headTooLarge }
    return false
  }

  /// Parses the line that has ended, and returns whether it is the empty one.
  private mutating func endLine() throws(Rejection) -> Bool {
    defer { line.removeAll(keepingCapacity: true) }
    guard var head else {
      self.head = try requestLine()
      return false
    }
    if line.isEmpty { return true }
    if head.fields.count == limits.fields { throw .tooManyFields }
    head.fields.append(try field())
    self.head = head
    return false
  }

  /// Returns a head with the first line alone.
  private func requestLine() throws(Rejection) -> RequestHead {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(\.isTokenByte),
      !parts[1].isEmpty, parts[1].allSatisfy({ $0 < 0x80 }), parts[2].isVersion
    else { throw .malformed(.requestLine) }
    return RequestHead(
      method: String(decoding: parts[0], as: UTF8.self),
      target: String(decoding: parts[1], as: UTF8.self),
      version: String(decoding: parts[2], as: UTF8.self))
  }

  /// Returns the header field of a line.
  private func field() throws(Rejection) -> RequestHead.Field {
    if line[0] == 0x20 || line[0] == 0x09 { throw .malformed(.folding) }
    guard let colon = line.firstIndex(of: 0x3A), colon > 0,
      line[..<colon].allSatisfy(\.isTokenByte)
    else { throw .malformed(.field) }
    var value = line[(colon + 1)...]
    while let first = value.first, first == 0x20 || first == 0x09 { value.removeFirst() }
    while let last = value.last, last == 0x20 || last == 0x09 { value.removeLast() }
    return RequestHead.Field(
      name: String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      value: String(decoding: value, as: UTF8.self))
  }
}

extension UInt8 {
  /// Whether a method or the name of a field may contain this byte.
  ///
  /// Defined by [RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2).
  fileprivate var isTokenByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes are `HTTP/`, a digit, a period and a digit.
  fileprivate var isVersion: Bool {
    let bytes = Array(self)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.count == 8 && bytes.starts(with: "HTTP/".utf8) && digits.contains(bytes[5])
      && bytes[6] == UInt8(ascii: ".") && digits.contains(bytes[7])
  }
}
