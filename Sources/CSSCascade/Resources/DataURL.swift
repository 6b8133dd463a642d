// SPDX-License-Identifier: Apache-2.0

/// An address that holds the bytes themselves: `data:image/png;base64,iVBORw0KGgo=`.
///
/// Neither a file nor a host is asked, so it may stand in any sheet.
///
/// Defined by [RFC 2397](https://www.rfc-editor.org/rfc/rfc2397), and where that leaves something open by the
/// [Fetch Standard](https://fetch.spec.whatwg.org/#data-url-processor): a fragment is dropped, `#` in a picture is `%23`.
struct DataURL {
  /// Bytes beyond this many are not decoded.
  static let maximumSize = 16 << 20

  /// What the address holds, with the media type and the encoding that it names.
  let resource: Resource

  /// Whether an address is one of these.
  static func isScheme(of address: String) -> Bool {
    let scheme = address.utf8.lazy.filter { !$0.isDropped }.drop { $0 <= 0x20 }
      .prefix("data:".utf8.count)
    return scheme.count == 5 && String(decoding: scheme, as: UTF8.self).lowercased() == "data:"
  }

  /// Decodes an address that ``isScheme(of:)`` tells to be one of these.
  init(_ address: String, limit: Int = Self.maximumSize) throws(ResourceError) {
    // A byte is at most an escape of three, and a media type takes less than a page.
    guard address.utf8.count <= 3 * limit + 4096 else { throw .tooLarge(limit: limit) }
    var text = Array(address.utf8.lazy.filter { !$0.isDropped })[...]
    text = text.drop { $0 <= 0x20 }.dropFirst("data:".utf8.count)
    text = text.prefix { $0 != UInt8(ascii: "#") }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else {
      throw .invalidData(reason: "there is no ',' behind its media type")
    }
    var type = String(decoding: text[..<comma], as: UTF8.self)[...]
    let isBase64 = Self.takeBase64(&type)
    var bytes = text[(comma + 1)...].percentDecoded
    if isBase64 {
      guard let decoded = Self.decoded(base64: bytes) else {
        throw .invalidData(reason: "what stands behind its ',' is no base64")
      }
      bytes = decoded
    }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    let (mediaType, encoding) = Self.mediaType(type)
    resource = Resource(bytes: bytes, encoding: encoding, mediaType: mediaType)
  }

  /// Takes `;base64` from the end of what stands in front of the comma, if it is there.
  private static func takeBase64(_ type: inout Substring) -> Bool {
    let word = "base64"
    var rest = type.trimmed
    guard rest.suffix(word.count).lowercased() == word else { return false }
    rest = rest.dropLast(word.count).trimmed
    guard rest.last == ";" else { return false }
    type = rest.dropLast()
    return true
  }

  /// The type without its parameters, in small letters, and the parameter `charset`.
  ///
  /// What names no type or a broken one is plain text.
  private static func mediaType(_ text: Substring) -> (type: String, encoding: String?) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
    let charset = charset(parts.dropFirst())
    let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    if names.count == 2, names.allSatisfy(\.isToken) { return (parts[0].lowercased(), charset) }
    return ("text/plain", parts[0].isEmpty ? charset ?? "US-ASCII" : "US-ASCII")
  }

  /// The value of the first parameter `charset`, without quotes around it.
  private static func charset(_ parameters: some Sequence<Substring>) -> String? {
    for parameter in parameters where parameter.prefix(8).lowercased() == "charset=" {
      let value = parameter.dropFirst(8)
      let isQuoted = value.count > 1 && value.first == "\"" && value.last == "\""
      return String(isQuoted ? value.dropFirst().dropLast() : value)
    }
    return nil
  }
}

extension DataURL {
  /// The bytes that base64 stands for; nil where it is none.
  ///
  /// White space in it does not count, and `=` at its end need not stand there.
  ///
  /// Defined by the [Infra Standard](https://infra.spec.whatwg.org/#forgiving-base64-decode).
  private static func decoded(base64 text: [UInt8]) -> [UInt8]? {
    var digits = text.filter { ![0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }[...]
    if digits.count % 4 == 0 {
      for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() }
    }
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var count = 0
    for digit in digits {
      guard let value = value(ofDigit: digit) else { return nil }
      bits = bits << 6 & 0xFFFF | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(ofDigit digit: UInt8) -> UInt32? {
    switch digit {
    case 0x41...0x5A: UInt32(digit) - 0x41
    case 0x61...0x7A: UInt32(digit) - 0x61 + 26
    case 0x30...0x39: UInt32(digit) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

extension UInt8 {
  /// Whether it is a tabulator or a line break, which do not count in any address.
  fileprivate var isDropped: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Substring {
  /// The text without spaces around it.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Whether it is a name as it stands in a media type.
  fileprivate var isToken: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
