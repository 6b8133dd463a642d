// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// JSON output, with the ranges of its values.
struct JSONText {
  /// The text.
  private(set) var text = ""
  /// The byte ranges of values by the index of the converted declaration, without the quotes of strings.
  private(set) var valueRanges: [Int: Range<Int>] = [:]

  /// Writes an object, or an array of objects.
  init(_ body: JSONBody) {
    write(body, 0)
    text += "\n"
  }

  private mutating func write(_ body: JSONBody, _ depth: Int) {
    guard body.objects.count > 1 else { return write(body.objects[0], depth) }
    text += "[\n"
    for (index, object) in body.objects.enumerated() {
      indent(depth + 1)
      write(object, depth + 1)
      text += index + 1 < body.objects.count ? ",\n" : "\n"
    }
    indent(depth)
    text += "]"
  }

  private mutating func write(_ members: [JSONBody.Member], _ depth: Int) {
    guard !members.isEmpty else {
      text += "{}"
      return
    }
    text += "{\n"
    let last = members.lastIndex { $0.name != nil }
    for (index, member) in members.enumerated() {
      indent(depth + 1)
      switch member {
      case .comment(let comment): text += comment
      case .value(let name, let value, let number):
        text += jsonString(name) + ": "
        let isString = value.hasPrefix("\"") ? 1 : 0
        let start = text.utf8.count + isString
        text += value
        if let number { valueRanges[number] = start..<text.utf8.count - isString }
      case .body(let name, let body):
        text += jsonString(name) + ": "
        write(body, depth + 1)
      }
      text += member.name != nil && index != last ? ",\n" : "\n"
    }
    indent(depth)
    text += "}"
  }

  private mutating func indent(_ depth: Int) { text += String(repeating: "  ", count: depth) }
}
