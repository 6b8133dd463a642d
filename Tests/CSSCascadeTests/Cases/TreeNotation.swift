// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation

/// A parser of element trees with one element a line and an indentation of two spaces a level.
///
/// For example, `button#ok.primary:hover[kind=x]{color: red} lang=de` is an element.
struct TreeNotation {
  private var remaining: Substring
  private let line: Int

  /// Returns the element of the first line, with its indented descendants.
  static func element(_ lines: [String], firstLine: Int) throws(CaseError) -> StyleElement {
    var open: [StyleElement] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let spaces = line.prefix { $0 == " " }.count
      let number = firstLine + index
      guard spaces % 2 == 0, spaces / 2 <= open.count, spaces > 0 || open.isEmpty else {
        throw CaseError(number, "the indentation fits no element above")
      }
      open.close(to: spaces / 2)
      var notation = TreeNotation(remaining: line.dropFirst(spaces), line: number)
      open.append(try notation.element())
    }
    open.close(to: 1)
    guard let root = open.first else { throw CaseError(firstLine, "the tree has no element") }
    return root
  }

  private mutating func element() throws(CaseError) -> StyleElement {
    var element = StyleElement(try name())
    while let sign = remaining.first, sign != " " {
      remaining.removeFirst()
      switch sign {
      case "#": element.id = try name()
      case ".": element.classes.append(try name())
      case ":": element.states.append(try name())
      case "[": try readAttribute(into: &element)
      case "{": element.inlineStyle = try text(to: "}")
      default: throw CaseError(line, "unexpected '\(sign)'")
      }
    }
    while !remaining.isEmpty {
      remaining.removeFirst()
      try readWord(into: &element)
    }
    return element
  }

  private mutating func readAttribute(into element: inout StyleElement) throws(CaseError) {
    let name = try name()
    if remaining.hasPrefix("=\"") {
      remaining.removeFirst(2)
      element.attributes[name] = try text(to: "\"")
      _ = try text(to: "]")
    } else {
      element.attributes[name] = String(try text(to: "]").drop { $0 == "=" })
    }
  }

  /// Parses a word after the element: `text`, `lang=de`, `code(width: 5px)`.
  private mutating func readWord(into element: inout StyleElement) throws(CaseError) {
    let word = try name()
    if word == "code" {
      element.presentationalHints += try values(try parenthesized())
      return
    }
    let value = remaining.hasPrefix("=") ? String(remaining.dropFirst().prefix { $0 != " " }) : nil
    if let value { remaining.removeFirst(value.count + 1) }
    switch (word, value) {
    case ("text", nil): element.text = "text"
    case ("lang", let value?): element.language = value
    case ("part", let value?): element.parts = value.split(separator: ",").map(String.init)
    case ("supertype", let value?):
      element.supertypes = value.split(separator: ",").map(String.init)
    case ("size", let value?): element.size = try size(value)
    default: throw CaseError(line, "no word of a tree: '\(word)'")
    }
  }
}

extension TreeNotation {
  /// Parses a name of letters, digits, `-` and `_`.
  private mutating func name() throws(CaseError) -> String {
    let name = remaining.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard !name.isEmpty else { throw CaseError(line, "expected a name, found '\(remaining)'") }
    remaining.removeFirst(name.count)
    return String(name)
  }

  /// Parses the text up to a terminator, which is consumed as well.
  private mutating func text(to end: String) throws(CaseError) -> String {
    guard let range = remaining.range(of: end) else {
      throw CaseError(line, "'\(end)' is missing")
    }
    let text = String(remaining[..<range.lowerBound])
    remaining = remaining[range.upperBound...]
    return text
  }

  /// Parses the text in parentheses, which may contain nested ones.
  private mutating func parenthesized() throws(CaseError) -> String {
    var depth = 0
    for index in remaining.indices {
      if remaining[index] == "(" { depth += 1 }
      if remaining[index] == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let text = remaining[..<index].dropFirst()
      remaining = remaining[index...].dropFirst()
      return String(text)
    }
    throw CaseError(line, "')' is missing")
  }

  /// Parses `320x200`, with `?` for an unknown side.
  private func size(_ text: String) throws(CaseError) -> StyleSize {
    let sides = text.split(separator: "x")
    guard sides.count == 2, sides.allSatisfy({ $0 == "?" || Double($0) != nil }) else {
      throw CaseError(line, "a size is written 320x200")
    }
    return StyleSize(width: Double(sides[0]), height: Double(sides[1]))
  }

  private func values(_ declarations: String) throws(CaseError) -> [LonghandValue] {
    var values: [LonghandValue] = []
    for declaration in declarations.components(separatedBy: "; ") {
      let parts = declaration.components(separatedBy: ": ")
      let stream = TokenStream(parts.last ?? "")
      guard parts.count == 2, let longhands = Property(name: parts[0])?.longhandValues(stream)
      else {
        throw CaseError(line, "no declaration of a property: '\(declaration)'")
      }
      values += longhands
    }
    return values
  }
}

extension [StyleElement] {
  /// Moves the open elements below a depth into their parents.
  fileprivate mutating func close(to depth: Int) {
    while count > Swift.max(depth, 1), let element = popLast() {
      self[count - 1].children.append(element)
    }
  }
}
