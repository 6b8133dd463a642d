// SPDX-License-Identifier: Apache-2.0

extension Sequence<UInt8> {
  /// The bytes with percent escapes decoded; a `%` that begins no valid escape is kept.
  ///
  /// Defined by the [URL Standard](https://url.spec.whatwg.org/#percent-decode).
  var percentDecoded: [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(underestimatedCount)
    // The number of bytes that may still complete an escape.
    var pending = 0
    for byte in self {
      decoded.append(byte)
      if byte == UInt8(ascii: "%") {
        pending = 2
      } else if pending > 0 {
        pending = byte.hexDigit == nil ? 0 : pending - 1
        guard pending == 0, let low = byte.hexDigit, let high = decoded.dropLast().last?.hexDigit
        else { continue }
        decoded.removeLast(3)
        decoded.append(high << 4 | low)
      }
    }
    return decoded
  }
}

extension UInt8 {
  /// The value of the byte as a hexadecimal digit; `nil` for other bytes.
  fileprivate var hexDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}
