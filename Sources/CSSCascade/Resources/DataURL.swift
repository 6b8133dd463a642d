// SPDX-License-Identifier: Apache-2.0

/// A URL that contains the bytes of its resource: `data:image/png;base64,iVBORw0KGgo=`.
///
/// No file or host is accessed, so every sheet may use it.
///
/// Defined by [RFC 2397](https://www.rfc-editor.org/rfc/rfc2397), and where that is ambiguous by
/// the [Fetch Standard](https://fetch.spec.whatwg.org/#data-url-processor): a fragment is dropped,
/// `#` in an image is `%23`.
struct DataURL {
  /// The maximum number of decoded bytes.
  static let maximumSize = 16 << 20

  /// The decoded bytes, with the media type and the encoding of the URL.
  let resource: Resource

  /// Returns whether an address is a data URL.
  static func isScheme(of address: String) -> Bool {
    let scheme = address.utf8.lazy.filter { !$0.isDropped }.drop { $0 <= 0x20 }
      .prefix("data:".utf8.count)
    return scheme.count == 5 && String(decoding: scheme, as: UTF8.self).lowercased() == "data:"
  }

  /// Decodes an address that is a data URL according to ``isScheme(of:)``.
  init(_ address: String, limit: Int = Self.maximumSize) throws(ResourceError) {
    // A byte takes at most three characters, and a media type less than 4096.
    guard address.utf8.count <= 3 * limit + 4096 else { throw .tooLarge(limit: limit) }
    var text = Array(address.utf8.lazy.filter { !$0.isDropped })[...]
    text = text.drop { $0 <= 0x20 }.dropFirst("data:".utf8.count)
    text = text.prefix { $0 != UInt8(ascii: "#") }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else {
      throw .invalidData(reason: "there is no ',' after its media type")
    }
    var type = String(decoding: text[..<comma], as: UTF8.self)[...]
    let isBase64 = Self.removeBase64Marker(&type)
    var bytes = text[(comma + 1)...].percentDecoded
    if isBase64 {
      guard let decoded = Self.decoded(base64: bytes) else {
        throw .invalidData(reason: "the data after its ',' is not base64")
      }
      bytes = decoded
    }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    let (mediaType, encoding) = Self.mediaType(type)
    resource = Resource(bytes: bytes, encoding: encoding, mediaType: mediaType)
  }

  /// Removes `;base64` from the end of the text before the comma, and returns whether it was there.
  private static func removeBase64Marker(_ type: inout Substring) -> Bool {
    let word = "base64"
    var rest = type.trimmed
    guard rest.suffix(word.count).lowercased() == word else { return false }
    rest = rest.dropLast(word.count).trimmed
    guard rest.last == ";" else { return false }
    type = rest.dropLast()
    return true
  }

  /// Returns the media type in lower case without its parameters, and the `charset` parameter.
  ///
  /// A missing or malformed type counts as plain text.
  private static func mediaType(_ text: Substring) -> (type: String, encoding: String?) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
    let charset = charset(parts.dropFirst())
    let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    if names.count == 2, names.allSatisfy(\.isToken) { return (parts[0].lowercased(), charset) }
    return ("text/plain", parts[0].isEmpty ? charset ?? "US-ASCII" : "US-ASCII")
  }

  /// Returns the value of the first `charset` parameter, without quotes.
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
  /// Decodes base64 text; `nil` if the text is malformed.
  ///
  /// White space is ignored, and the padding with `=` is optional.
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
  /// Whether the byte is a tab or a line break, which addresses ignore.
  fileprivate var isDropped: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Substring {
  /// The text without surrounding spaces.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Whether the text is a token of a media type.
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
