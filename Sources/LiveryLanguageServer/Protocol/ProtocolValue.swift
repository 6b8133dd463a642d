// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryPrinting

/// A value that a message to the client contains.
protocol ProtocolValue {
  /// Writes the value as JSON.
  func write(into json: inout JSONWriter)
}

/// The result of a request without an answer.
struct ProtocolNull: ProtocolValue {
  func write(into json: inout JSONWriter) { json.null() }
}

extension String: ProtocolValue {
  func write(into json: inout JSONWriter) { json.value(self) }
}

extension Int: ProtocolValue {
  func write(into json: inout JSONWriter) { json.value(self) }
}

extension Double: ProtocolValue {
  func write(into json: inout JSONWriter) { json.value(self) }
}

extension Bool: ProtocolValue {
  func write(into json: inout JSONWriter) { json.value(self) }
}

extension Array: ProtocolValue where Element: ProtocolValue {
  func write(into json: inout JSONWriter) {
    json.array { json in
      for element in self { element.write(into: &json) }
    }
  }
}

extension Optional: ProtocolValue where Wrapped: ProtocolValue {
  func write(into json: inout JSONWriter) {
    if let self { self.write(into: &json) } else { json.null() }
  }
}

/// A value whose JSON a function writes, for objects that occur in one place.
struct ProtocolObject: ProtocolValue {
  private let members: (inout JSONWriter) -> Void

  /// Creates an object with the members that a function writes.
  init(_ members: @escaping (inout JSONWriter) -> Void) { self.members = members }

  func write(into json: inout JSONWriter) { json.object(members) }
}

extension JSONWriter {
  /// Writes a member with a value of the protocol.
  mutating func member(_ name: String, _ value: some ProtocolValue) {
    self.name(name)
    value.write(into: &self)
  }

  /// Writes a member if it has a value.
  mutating func member(_ name: String, ifPresent value: (some ProtocolValue)?) {
    if let value { member(name, value) }
  }
}

extension JSONValue: ProtocolValue {
  /// Writes the value as it was read; the reader of messages limits its depth.
  func write(into json: inout JSONWriter) {
    switch kind {
    case .object:
      json.object { json in
        for member in members.map(Array.init) ?? [] {
          json.name(member.name)
          member.value.write(into: &json)
        }
      }
    case .array:
      json.array { json in
        for element in elements.map(Array.init) ?? [] { element.write(into: &json) }
      }
    case .string: json.value(string ?? "")
    case .number:
      if let integer { json.value(integer) } else { json.value(number ?? 0) }
    case .true, .false: json.value(bool ?? false)
    case .null, .name, .invalid: json.null()
    }
  }
}

extension JSONValue {
  /// The integer, or `nil` if the value is no whole number that the protocol permits.
  ///
  /// Defined by [integer](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#integer).
  var integer: Int? {
    guard let number, number.rounded() == number, abs(number) <= Double(Int32.max) else {
      return nil
    }
    return Int(number)
  }

  /// The strings of an array, without elements of other kinds.
  var strings: [String] { elements?.compactMap(\.string) ?? [] }

  /// Returns the value at a path of member names, or `nil` if there is none.
  subscript(path names: String...) -> JSONValue? {
    var value: JSONValue? = self
    for name in names { value = value?[name] }
    return value
  }
}
