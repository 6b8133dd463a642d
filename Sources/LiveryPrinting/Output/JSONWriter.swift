// SPDX-License-Identifier: Apache-2.0
package import LiveryFormatting

/// A writer of JSON that streams its output, so that a document of any length needs little
/// memory.
///
/// Members are written in the order of the calls.
///
/// ```swift
/// json.object { json in
///   json.member("type", "ident-token")
///   json.member("start", 0)
/// }
/// // {"type":"ident-token","start":0}
/// ```
///
/// Defined by [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259).
package struct JSONWriter: ~Copyable {
  /// The sink that receives the document.
  package var sink: TextSink
  /// Whether a value precedes the next one in its array or object.
  private var needsComma = false
  /// For each open array or object, whether its values are on separate lines.
  private var areOnLines: [Bool] = []
  /// Whether the next value belongs to a name that was just written.
  private var isNamed = false

  /// Creates a writer of one document.
  package init(_ sink: consuming TextSink) { self.sink = sink }

  /// Returns the document that `body` writes as a string.
  package static func text(of body: (inout JSONWriter) -> Void) -> String {
    String(decoding: bytes(of: body), as: UTF8.self)
  }

  /// Returns the document that `body` writes as bytes of UTF-8.
  package static func bytes(of body: (inout JSONWriter) -> Void) -> [UInt8] {
    final class Collected { var bytes: [UInt8] = [] }
    let collected = Collected()
    var json = JSONWriter(TextSink { collected.bytes.append(contentsOf: $0) })
    body(&json)
    json.sink.flush()
    return collected.bytes
  }
}

extension JSONWriter {
  /// Writes an array with the values that `elements` writes, on separate lines if `onLines` is
  /// true.
  package mutating func array(onLines: Bool = false, _ elements: (inout JSONWriter) -> Void) {
    beginArray(onLines: onLines)
    elements(&self)
    endArray()
  }

  /// Writes an object with the members that `members` writes, on separate lines if `onLines` is
  /// true.
  package mutating func object(onLines: Bool = false, _ members: (inout JSONWriter) -> Void) {
    beginObject(onLines: onLines)
    members(&self)
    endObject()
  }

  /// Writes a string.
  package mutating func value(_ text: String) {
    separate()
    sink.write(quoted: text)
  }

  /// Writes an integer.
  package mutating func value(_ number: Int) {
    separate()
    sink.write(String(number))
  }

  /// Writes a number.
  ///
  /// An infinite number becomes the nearest finite one.
  package mutating func value(_ number: Double) {
    separate()
    sink.write(number.jsonText)
  }

  /// Writes `true` or `false`.
  package mutating func value(_ boolean: Bool) {
    separate()
    sink.write(boolean ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    sink.write("null")
  }

  /// Writes the name of the member whose value is written next.
  package mutating func name(_ name: String) {
    value(name)
    sink.write(ascii: ":")
    isNamed = true
  }
}

extension JSONWriter {
  /// Writes a member with a string.
  package mutating func member(_ name: String, _ text: String) {
    self.name(name)
    value(text)
  }

  /// Writes a member with an integer.
  package mutating func member(_ name: String, _ number: Int) {
    self.name(name)
    value(number)
  }

  /// Writes a member with a number.
  package mutating func member(_ name: String, _ number: Double) {
    self.name(name)
    value(number)
  }

  /// Writes a member with `true` or `false`.
  package mutating func member(_ name: String, _ boolean: Bool) {
    self.name(name)
    value(boolean)
  }

  /// Writes a member with a string, or with `null` if the string is `nil`.
  package mutating func member(_ name: String, ifAny text: String?) {
    self.name(name)
    if let text { value(text) } else { null() }
  }

  /// Writes a member with an integer, or with `null` if the number is `nil`.
  package mutating func member(_ name: String, ifAny number: Int?) {
    self.name(name)
    if let number { value(number) } else { null() }
  }

  /// Writes the separator between the last value and the next one.
  private mutating func separate() {
    if isNamed {
      isNamed = false
      return
    }
    if needsComma { sink.write(ascii: ",") }
    if areOnLines.last == true { sink.write("\n  ") }
    needsComma = true
  }
}

/// Separate methods for the beginning and end of arrays and objects, for nesting too deep for
/// recursion.
extension JSONWriter {
  /// Begins an array, which ``endArray()`` ends.
  mutating func beginArray(onLines: Bool = false) { begin("[", onLines: onLines) }

  /// Ends the innermost array.
  mutating func endArray() { end("]") }

  /// Begins an object, which ``endObject()`` ends.
  mutating func beginObject(onLines: Bool = false) { begin("{", onLines: onLines) }

  /// Ends the innermost object.
  mutating func endObject() { end("}") }

  private mutating func begin(_ opening: Unicode.Scalar, onLines: Bool) {
    separate()
    sink.write(ascii: opening)
    needsComma = false
    areOnLines.append(onLines)
  }

  private mutating func end(_ closing: Unicode.Scalar) {
    if areOnLines.popLast() == true, needsComma { sink.write(ascii: "\n") }
    sink.write(ascii: closing)
    needsComma = true
  }
}

extension Double {
  /// The shortest text that parses as the number, without a zero fraction: `16`, `-0.5`, `1e+21`.
  var jsonText: String {
    guard isFinite else {
      // CSS clamps numbers that it cannot represent. JSON has no infinity either.
      return (self < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude).description
    }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
