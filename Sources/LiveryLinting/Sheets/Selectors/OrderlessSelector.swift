// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The canonical text of a selector with sorted simple selectors and lists, equal for equivalent
/// selectors.
///
/// `.b.a > :is(d, c)` has the text `.a.b > :is(c, d)`. A pseudo-element and what follows it keep
/// their positions.
struct OrderlessSelector {
  /// The sorted text.
  private(set) var text = ""
  /// The simple selectors of the current compound, in the order of the text.
  private var compound: [String] = []

  /// Sorts a selector that a ``SelectorPrinter`` wrote.
  ///
  /// Recurses as deep as functions are nested, which the parser limits.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the text, for each level of functions.
  init(_ selector: Substring) {
    let bytes = selector.utf8
    var scan = BracketScan()
    var start = bytes.startIndex
    var previous = UInt8(ascii: " ")
    for index in bytes.indices {
      let byte = bytes[index]
      let isOutside = scan.isOutside
      scan.read(byte)
      defer { previous = byte }
      switch byte {
      case _ where !isOutside || !scan.isUnescaped: continue
      case UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: "&"):
        appendSimple(selector[start..<index])
        start = index
      case UInt8(ascii: ":") where previous != byte:
        appendSimple(selector[start..<index])
        start = index
      case UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"):
        appendSimple(selector[start..<index])
        endCompound()
        text.unicodeScalars.append(Unicode.Scalar(byte))
        start = bytes.index(after: index)
      default: break
      }
    }
    appendSimple(selector[start...])
    endCompound()
  }

  private mutating func appendSimple(_ simple: Substring) {
    guard !simple.isEmpty else { return }
    let name = Substring(simple.utf8.prefix { $0 != UInt8(ascii: "(") })
    let isFunction = name.endIndex < simple.endIndex && simple.utf8.last == UInt8(ascii: ")")
    guard isFunction, Self.listFunctions.contains(String(name)) else {
      return compound.append(String(simple))
    }
    let arguments = Substring(simple.utf8[name.endIndex...].dropFirst().dropLast())
    let list = Self.selectors(in: arguments).map { OrderlessSelector($0).text }.sorted()
    compound.append("\(name)(\(list.joined(separator: ", ")))")
  }

  private mutating func endCompound() {
    var remainder = compound[...]
    while !remainder.isEmpty {
      let end = remainder.dropFirst().firstIndex { $0.hasPrefix("::") } ?? remainder.endIndex
      text += remainder[..<end].sorted(by: Self.precedes).joined()
      remainder = remainder[end...]
    }
    compound = []
  }

  /// Returns whether a simple selector is sorted before another one: types first, then by text.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let (isLeftType, isRightType) = (isType(left), isType(right))
    return isLeftType == isRightType ? left < right : isLeftType
  }

  private static func isType(_ simple: String) -> Bool {
    simple.utf8.first.map(".#[:&".utf8.contains) == false
  }

  /// Returns the selectors of a list, without the spaces around them.
  private static func selectors(in list: Substring) -> [Substring] {
    var scan = BracketScan()
    return list.utf8.split { byte in
      let isOutside = scan.isOutside
      scan.read(byte)
      return isOutside && scan.isUnescaped && byte == UInt8(ascii: ",")
    }.map { $0.first == UInt8(ascii: " ") ? Substring($0.dropFirst()) : Substring($0) }
  }

  private static let listFunctions: Set<String> = [
    ":is", ":where", ":not", ":has", ":nth-child", ":nth-last-child",
  ]
}

/// The state of a scan through the canonical text of a selector: its brackets, strings and escapes.
private struct BracketScan {
  private var depth = 0
  private var isInString = false
  private var escape = Escape.none
  /// Whether the last byte belongs to an escape.
  private var isEscaped = false

  private enum Escape {
    case none
    /// The state after a backslash.
    case begun
    /// The state after a hexadecimal digit, in which a space ends the escape.
    case number
  }

  /// Whether the next byte is outside brackets and strings.
  var isOutside: Bool { depth == 0 && !isInString }

  mutating func read(_ byte: UInt8) {
    isEscaped = escape != .none || byte == UInt8(ascii: "\\")
    switch (escape, byte) {
    case (.none, UInt8(ascii: "\\")): escape = .begun
    case (.begun, _): escape = Self.isHexDigit(byte) ? .number : .none
    case (.number, UInt8(ascii: " ")): escape = .none
    default: break
    }
    guard !isEscaped else { return }
    switch byte {
    case UInt8(ascii: "\""): isInString.toggle()
    case UInt8(ascii: "("), UInt8(ascii: "["): depth += isInString ? 0 : 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= isInString ? 0 : 1
    default: break
    }
  }

  /// Whether the last byte is not part of an escape.
  var isUnescaped: Bool { !isEscaped }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte.isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }
}
