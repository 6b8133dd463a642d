// SPDX-License-Identifier: Apache-2.0

/// Returns the number of an optional sign and digits, clamped to 32 bits, or `nil` for other text.
func clampedInteger(_ text: some Collection<UInt8>) -> Int32? {
  var digits = text[...]
  let isNegative = digits.first == UInt8(ascii: "-")
  if digits.first?.isSign == true { digits = digits.dropFirst() }
  guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
  // The magnitude of the minimum, which is one more than the maximum.
  let limit = Int64(Int32.max) + 1
  let value = digits.reduce(Int64(0)) { min($0 * 10 + Int64($1 - 0x30), limit) }
  return Int32(clamping: isNegative ? -value : value)
}

extension TokenStream {
  /// Returns the integer of a numeric token, clamped to 32 bits, or `nil` if it is none.
  func integer(of position: Int) -> Int32? {
    let start = Int(tokens[position].start)
    let end =
      tokens[position].kind == .dimension
      ? unitRange(of: position).lowerBound : Int(tokens[position + 1].start)
    return clampedInteger(utf8(in: start..<end))
  }
}

extension TokenCursor {
  /// Consumes an integer with or without a sign, as `isSigned` requires, or returns `nil`.
  mutating func consumeInteger(isSigned: Bool, isNegative: Bool = false) -> Int32? {
    guard peek() == .number, (stream.sign(of: position) != nil) == isSigned,
      let number = stream.integer(of: position)
    else { return nil }
    _ = nextIncludingTrivia()
    return isNegative ? -number : number
  }

  /// Consumes the offset of an `An+B` after its `n`; zero if there is none.
  mutating func consumeOffset() -> Int32? {
    let kind = peek()
    if kind == .number, stream.sign(of: position) != nil { return consumeInteger(isSigned: true) }
    guard kind == .delim else { return 0 }
    let isNegative = stream.isDelim(position, "-")
    guard isNegative || stream.isDelim(position, "+") else { return 0 }
    _ = nextIncludingTrivia()
    return consumeInteger(isSigned: false, isNegative: isNegative)
  }
}
