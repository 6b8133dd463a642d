// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The longhands of a shorthand while its value is read, each of them set once at most.
struct LonghandSlots {
  /// The longhands, in the order of their values.
  let longhands: [Property]
  private var values: [CSSValue?]

  /// Longhands of which none is set.
  init(_ longhands: [Property]) {
    self.longhands = longhands
    values = [CSSValue?](repeating: nil, count: longhands.count)
  }

  /// The value of a longhand; nil while it is open.
  subscript(longhand: Property) -> CSSValue? {
    get { longhands.firstIndex(of: longhand).flatMap { values[$0] } }
    set {
      if let index = longhands.firstIndex(of: longhand) { values[index] = newValue }
    }
  }

  /// Whether any longhand is set.
  var hasValues: Bool { values.contains { $0 != nil } }

  /// What was read, in the order of the longhands; an open one has its initial value.
  var longhandValues: [LonghandValue] {
    zip(longhands, values).map { LonghandValue($0, $1 ?? $0.initialValue) }
  }
}

extension LonghandSlots {
  /// Reads a value of the first open longhand that takes what stands next; where none does, the cursor stays.
  mutating func readNext(
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

  /// Reads values of the candidates in any order up to the end; at least one, and of each of them one at most.
  ///
  /// - Parameters:
  ///   - cursor: stands before the first value.
  ///   - candidates: the longhands to read, the one that is asked first in front.
  ///   - filler: a keyword that is the initial value of several candidates, so that it fills a place without saying which.
  /// - Returns: whether all was read.
  mutating func readAll(
    _ cursor: inout TokenCursor, of candidates: [Property], filler: Keyword? = nil
  ) -> Bool {
    var places = candidates.count
    while places > 0, !cursor.isAtEnd() {
      if let filler, Keyword.peek(&cursor) == filler {
        _ = cursor.next()
      } else if readNext(&cursor, of: candidates) == nil {
        return false
      }
      places -= 1
    }
    return places < candidates.count
  }
}
