// SPDX-License-Identifier: Apache-2.0

extension AnPlusB {
  /// The first name or number of a formula, with its leading plus.
  struct Head {
    let step: Int32
    let remainder: Remainder

    /// The remaining syntax of a formula.
    enum Remainder {
      /// The formula is complete, with this offset.
      case complete(Int32)
      /// A number without a sign follows, and is subtracted.
      case sign
      /// An offset with its sign may follow.
      case open
    }
  }
}

extension AnPlusB.Head {
  /// Parses the tokens up to the first position that allows white space, or returns `nil`.
  init?(parsing cursor: inout TokenCursor) {
    let stream = cursor.stream
    let hasPlus = cursor.kind == .delim && stream.isDelim(cursor.position, "+")
    if hasPlus {
      // White space between the plus and the name is invalid.
      _ = cursor.nextIncludingTrivia()
      while cursor.kind == .comment { _ = cursor.nextIncludingTrivia() }
    }
    let position = cursor.position
    switch cursor.kind {
    case .ident:
      self.init(name: stream.value(of: position).utf8.map(\.lowercased)[...], hasPlus: hasPlus)
    case .dimension where !hasPlus:
      let unit = stream.unit(of: position).utf8.map(\.lowercased)
      guard let step = stream.integer(of: position), let remainder = Remainder(unit[...]) else {
        return nil
      }
      self.init(step: step, remainder: remainder)
    case .number where !hasPlus:
      guard let offset = stream.integer(of: position) else { return nil }
      self.init(step: 0, remainder: .complete(offset))
    default: return nil
    }
    _ = cursor.nextIncludingTrivia()
  }

  /// Parses a lower-case name.
  private init?(name: ArraySlice<UInt8>, hasPlus: Bool) {
    if !hasPlus, name.elementsEqual("odd".utf8) {
      self.init(step: 2, remainder: .complete(1))
    } else if !hasPlus, name.elementsEqual("even".utf8) {
      self.init(step: 2, remainder: .complete(0))
    } else {
      let isNegative = !hasPlus && name.first == UInt8(ascii: "-")
      guard let remainder = Remainder(isNegative ? name.dropFirst() : name) else { return nil }
      self.init(step: isNegative ? -1 : 1, remainder: remainder)
    }
  }
}

extension AnPlusB.Head.Remainder {
  /// Parses `n`, `n-` and `n-1` in lower case.
  fileprivate init?(_ name: ArraySlice<UInt8>) {
    guard name.first == UInt8(ascii: "n") else { return nil }
    let tail = name.dropFirst()
    if tail.isEmpty {
      self = .open
    } else if tail.first != UInt8(ascii: "-") {
      return nil
    } else if tail.count == 1 {
      self = .sign
    } else if let offset = clampedInteger(tail) {
      self = .complete(offset)
    } else {
      return nil
    }
  }
}
