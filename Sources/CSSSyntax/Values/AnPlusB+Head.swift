// SPDX-License-Identifier: Apache-2.0

extension AnPlusB {
  /// The first name or number of a formula, with the plus before it.
  struct Head {
    let step: Int32
    let rest: Rest

    /// What follows.
    enum Rest {
      /// Nothing: the offset is known.
      case complete(Int32)
      /// A number without a sign, which is to be taken away.
      case sign
      /// An offset with its sign, or nothing.
      case open
    }
  }
}

extension AnPlusB.Head {
  /// Reads the tokens up to the first place where white space may stand; nil when they begin no formula.
  init?(parsing cursor: inout TokenCursor) {
    let stream = cursor.stream
    let hasPlus = cursor.kind == .delim && stream.isDelim(cursor.position, "+")
    if hasPlus {
      // No white space may stand between the plus and the name.
      _ = cursor.nextIncludingTrivia()
      while cursor.kind == .comment { _ = cursor.nextIncludingTrivia() }
    }
    let position = cursor.position
    switch cursor.kind {
    case .ident:
      self.init(name: stream.value(of: position).utf8.map(\.lowercased)[...], hasPlus: hasPlus)
    case .dimension where !hasPlus:
      let unit = stream.unit(of: position).utf8.map(\.lowercased)
      guard let step = stream.integer(of: position), let rest = Rest(unit[...]) else { return nil }
      self.init(step: step, rest: rest)
    case .number where !hasPlus:
      guard let offset = stream.integer(of: position) else { return nil }
      self.init(step: 0, rest: .complete(offset))
    default: return nil
    }
    _ = cursor.nextIncludingTrivia()
  }

  /// Reads a name, lower case.
  private init?(name: ArraySlice<UInt8>, hasPlus: Bool) {
    if !hasPlus, name.elementsEqual("odd".utf8) {
      self.init(step: 2, rest: .complete(1))
    } else if !hasPlus, name.elementsEqual("even".utf8) {
      self.init(step: 2, rest: .complete(0))
    } else {
      let isNegative = !hasPlus && name.first == UInt8(ascii: "-")
      guard let rest = Rest(isNegative ? name.dropFirst() : name) else { return nil }
      self.init(step: isNegative ? -1 : 1, rest: rest)
    }
  }
}

extension AnPlusB.Head.Rest {
  /// Reads `n`, `n-` and `n-1`, lower case.
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
