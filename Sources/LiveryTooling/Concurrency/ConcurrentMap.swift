// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Synchronization

/// What a function gives for each number from zero on, worked out on all cores, in the order of the numbers.
///
/// ```swift
/// concurrentMap(3) { $0 * $0 }    // [0, 1, 4]
/// ```
///
/// - Parameters:
///   - count: How many values are wanted.
///   - body: Makes one; is called on several threads at once, with lower numbers first.
/// - Returns: The values, in the order of their numbers.
package func concurrentMap<Value: Sendable>(
  _ count: Int, _ body: @Sendable (Int) -> Value
) -> [Value] {
  if count <= 1 { return (0..<count).map(body) }
  let values = Mutex<[Value?]>(Array(repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { number in
    let value = body(number)
    values.withLock { $0[number] = value }
  }
  return values.withLock { $0.compactMap(\.self) }
}
