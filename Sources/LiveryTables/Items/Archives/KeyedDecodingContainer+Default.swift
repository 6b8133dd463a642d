// SPDX-License-Identifier: Apache-2.0

extension KeyedDecodingContainer {
  /// Returns the value of a key, or a default value if the key is missing or null.
  func value<Value: Decodable>(_ key: Key, default value: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? value
  }

  /// Returns the value of a key, or `nil` if the key is missing or null.
  func value<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}
