// SPDX-License-Identifier: Apache-2.0

/// The members of an object of JSON that is being written, or of several in an array, where names stand twice.
struct JSONBody {
  /// The members of each object.
  private(set) var objects: [[Member]] = [[]]
  private var names: Set<String> = []

  /// What stands in an object.
  enum Member {
    /// A name and a value that is written already.
    case value(name: String, text: String)
    /// A name and an object.
    case body(name: String, JSONBody)
    /// A comment, as CSS writes it.
    case comment(String)

    var name: String? {
      switch self {
      case .value(let name, _), .body(let name, _): name
      case .comment: nil
      }
    }

    /// Whether it is a declaration, and no at-rule without a block.
    var isDeclaration: Bool {
      if case .value(let name, _) = self { !name.hasPrefix("@") } else { false }
    }
  }

  /// Whether nothing but comments and values stands in it, once.
  var hasOnlyValues: Bool {
    objects.count == 1 && objects[0].allSatisfy { if case .body = $0 { false } else { true } }
  }

  /// Whether nothing but comments and at-rules without a block stands in it.
  var hasOnlyStatements: Bool { hasOnlyValues && !objects[0].contains(where: \.isDeclaration) }

  /// Adds a member, to the last object unless that has the name.
  mutating func append(_ member: Member) {
    if let name = member.name { reserve(name) }
    objects[objects.count - 1].append(member)
  }

  /// Adds a declaration, to the last object unless that has the property.
  mutating func append(_ member: Member, declaring property: String) {
    reserve(property + ":")
    append(member)
  }

  private mutating func reserve(_ name: String) {
    if names.insert(name).inserted { return }
    objects.append([])
    names = [name]
  }

  /// Begins another object, unless the last one is empty.
  mutating func beginObject() {
    guard objects.last?.isEmpty == false else { return }
    objects.append([])
    names = []
  }

  /// Puts a body at the end of a path of names, where that leaves the order of all rules alone.
  ///
  /// - Returns: whether that was possible.
  mutating func insert(
    _ body: JSONBody, at path: ArraySlice<String>, comments: [String]
  ) -> Bool {
    guard let name = path.first else { return false }
    let rest = path.dropFirst()
    let last = objects.count - 1
    if case .body(name, var inner)? = objects[last].last {
      guard !rest.isEmpty else { return false }
      // A comment at the end of a rule would become one of what follows.
      if case .comment? = inner.objects.last?.last { return false }
      // An empty rule would be none.
      if inner.objects.count == 1, inner.objects[0].isEmpty { return false }
      // What is changed must not stand in two places, or it would be copied each time.
      objects[last].removeLast()
      let isInserted = inner.insert(body, at: rest, comments: comments)
      objects[last].append(.body(name: name, inner))
      return isInserted
    }
    if names.contains(name) { return false }
    for comment in comments { append(.comment(comment)) }
    let nested = rest.reversed().reduce(body) { inner, name in
      var outer = JSONBody()
      outer.append(.body(name: name, inner))
      return outer
    }
    append(.body(name: name, nested))
    return true
  }
}

extension JSONBody {
  /// Writes the object, or the array of objects.
  func write(into text: inout String, depth: Int = 0) {
    guard objects.count > 1 else { return write(objects[0], into: &text, depth) }
    text += "[\n"
    for (index, object) in objects.enumerated() {
      text += indentation(depth + 1)
      write(object, into: &text, depth + 1)
      text += index + 1 < objects.count ? ",\n" : "\n"
    }
    text += indentation(depth) + "]"
  }

  private func write(_ members: [Member], into text: inout String, _ depth: Int) {
    guard !members.isEmpty else {
      text += "{}"
      return
    }
    text += "{\n"
    let last = members.lastIndex { $0.name != nil }
    for (index, member) in members.enumerated() {
      text += indentation(depth + 1)
      switch member {
      case .comment(let comment): text += comment
      case .value(let name, let value): text += jsonText(name) + ": " + value
      case .body(let name, let body):
        text += jsonText(name) + ": "
        body.write(into: &text, depth: depth + 1)
      }
      text += member.name != nil && index != last ? ",\n" : "\n"
    }
    text += indentation(depth) + "}"
  }

  private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

/// A text as a string of JSON.
///
/// Defined by [RFC 8259, section 7](https://www.rfc-editor.org/rfc/rfc8259#section-7).
func jsonText(_ text: String) -> String {
  var bytes: [UInt8] = [UInt8(ascii: "\"")]
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += Array("\\n".utf8)
    case 0x0D: bytes += Array("\\r".utf8)
    case 0x09: bytes += Array("\\t".utf8)
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      bytes += Array(("\\u00" + (byte < 16 ? "0" : "") + digits).utf8)
    default: bytes.append(byte)
    }
  }
  bytes.append(UInt8(ascii: "\""))
  return String(decoding: bytes, as: UTF8.self)
}
