// SPDX-License-Identifier: Apache-2.0

extension KeyedDecodingContainer {
  /// What stands at a key, or where nothing does, what an older archive meant.
  func value<Value: Decodable>(_ key: Key, default value: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? value
  }

  /// What stands at a key, or nil.
  func value<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}
