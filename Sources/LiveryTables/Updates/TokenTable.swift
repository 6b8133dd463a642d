// SPDX-License-Identifier: Apache-2.0

/// Gives equal values the same number, so that they are hashed once and compared as numbers from then on.
struct TokenTable<Value: Hashable> {
  private var tokens: [Value: Int32] = [:]

  /// How many different values there are.
  var count: Int { tokens.count }

  /// The number of a value.
  mutating func token(for value: Value) -> Int32 {
    let next = Int32(truncatingIfNeeded: tokens.count)
    return { (token: inout Int32?) in
      if let token { return token }
      token = next
      return next
    }(&tokens[value])
  }
}
