// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The longhands of a shorthand during parsing, each set at most once.
struct LonghandSlots {
  /// The longhands, in the order of their values.
  let longhands: [Property]
  private var values: [CSSValue?]

  /// Creates slots for longhands, all of them unset.
  init(_ longhands: [Property]) {
    self.longhands = longhands
    values = [CSSValue?](repeating: nil, count: longhands.count)
  }

  /// The value of a longhand, or `nil` if it is unset.
  subscript(longhand: Property) -> CSSValue? {
    get { longhands.firstIndex(of: longhand).flatMap { values[$0] } }
    set {
      if let index = longhands.firstIndex(of: longhand) { values[index] = newValue }
    }
  }

  /// Whether at least one longhand is set.
  var hasValues: Bool { values.contains { $0 != nil } }

  /// The values in the order of the longhands, with initial values for unset ones.
  var longhandValues: [LonghandValue] {
    zip(longhands, values).map { LonghandValue($0, $1 ?? $0.initialValue) }
  }
}

extension LonghandSlots {
  /// Parses a value of the first unset longhand that accepts the next tokens.
  ///
  /// If none accepts them, the cursor does not move.
  mutating func parseNext(
    _ cursor: inout TokenCursor, of candidates: some Sequence<Property>
  ) -> Property? {
    for candidate in candidates where self[candidate] == nil {
      if let value = cursor.attempt({ candidate.parse(&$0) }) {
        self[candidate] = value
        return candidate
      }
    }
    return nil
  }

  /// Parses values of the candidates in any order up to the end: at least one value, and at most
  /// one for each candidate.
  ///
  /// - Parameters:
  ///   - cursor: The cursor, positioned before the first value.
  ///   - candidates: The longhands, in the order in which they are tried.
  ///   - filler: A keyword that is the initial value of several candidates. It counts as the value
  ///     of an unspecified one.
  /// - Returns: Whether all tokens were consumed.
  mutating func parseAll(
    _ cursor: inout TokenCursor, of candidates: [Property], filler: Keyword? = nil
  ) -> Bool {
    var remaining = candidates.count
    while remaining > 0, !cursor.isAtEnd() {
      if let filler, Keyword.peek(&cursor) == filler {
        _ = cursor.next()
      } else if parseNext(&cursor, of: candidates) == nil {
        return false
      }
      remaining -= 1
    }
    return remaining < candidates.count
  }
}
