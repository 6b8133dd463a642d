// SPDX-License-Identifier: Apache-2.0

/// A table that assigns equal values the same number, so that each value is hashed only once.
struct TokenTable<Value: Hashable> {
  private var tokens: [Value: Int32] = [:]

  /// The number of different values.
  var count: Int { tokens.count }

  /// Returns the number of a value.
  mutating func token(for value: Value) -> Int32 {
    let next = Int32(truncatingIfNeeded: tokens.count)
    return { (token: inout Int32?) in
      if let token { return token }
      token = next
      return next
    }(&tokens[value])
  }
}
