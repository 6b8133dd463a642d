// SPDX-License-Identifier: Apache-2.0

/// The number that a sign and digits say, held within 32 bits; nil where there is anything else, or no digit.
func clampedInteger(_ text: some Collection<UInt8>) -> Int32? {
  var digits = text[...]
  let isNegative = digits.first == UInt8(ascii: "-")
  if digits.first?.isSign == true { digits = digits.dropFirst() }
  guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
  // One more than the largest, so that the smallest is reached as well.
  let limit = Int64(Int32.max) + 1
  let value = digits.reduce(Int64(0)) { min($0 * 10 + Int64($1 - 0x30), limit) }
  return Int32(clamping: isNegative ? -value : value)
}

extension TokenStream {
  /// The number of a numeric token that is written as a whole number, held within 32 bits; nil for any other.
  func integer(of position: Int) -> Int32? {
    let start = Int(tokens[position].start)
    let end =
      tokens[position].kind == .dimension
      ? unitRange(of: position).lowerBound : Int(tokens[position + 1].start)
    return clampedInteger(utf8(in: start..<end))
  }
}

extension TokenCursor {
  /// Takes a whole number that is written with a sign or without one; nil where there is none.
  mutating func consumeInteger(isSigned: Bool, isNegative: Bool = false) -> Int32? {
    guard peek() == .number, (stream.sign(of: position) != nil) == isSigned,
      let number = stream.integer(of: position)
    else { return nil }
    _ = nextIncludingTrivia()
    return isNegative ? -number : number
  }

  /// Takes the offset of an `An+B` behind its `n`; zero where nothing of the kind stands there.
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
