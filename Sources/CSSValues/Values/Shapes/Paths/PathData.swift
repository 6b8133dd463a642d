// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A parser of SVG path data: letters, each followed by one or more sets of numbers.
///
/// Defined by [SVG 2, section 9.3.9](https://svgwg.org/svg2-draft/paths.html#PathDataBNF).
struct PathData {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the commands of path data, or `nil` if the text is invalid or empty.
  static func commands(of text: String) -> [PathCommand]? {
    var data = PathData(text)
    return data.parseCommands()
  }

  private mutating func parseCommands() -> [PathCommand]? {
    var commands: [PathCommand] = []
    skipSpace()
    while position < bytes.count {
      let letter = bytes[position]
      position += 1
      guard !commands.isEmpty || letter | 0x20 == UInt8(ascii: "m"),
        parseCommand(letter, into: &commands)
      else { return nil }
      skipSpace()
    }
    return commands.isEmpty ? nil : commands
  }

  /// Parses the sets of numbers after a letter.
  ///
  /// Returns whether they are valid.
  private mutating func parseCommand(_ letter: UInt8, into commands: inout [PathCommand]) -> Bool {
    let isRelative = letter & 0x20 != 0
    guard let form = Form(letter: letter | 0x20) else { return false }
    guard form != .close else {
      commands.append(.close)
      return true
    }
    skipSpace()
    var isFirst = true
    repeat {
      guard let numbers = parseNumbers(form) else { return false }
      // Further coordinates after a moveto are implicit lineto commands.
      let current: Form = form == .move && !isFirst ? .line : form
      commands.append(current.command(isRelative).replacing(numbers))
      isFirst = false
    } while nextIsNumber()
    return true
  }

  /// The command letters, in lowercase.
  private enum Form: UInt8 {
    case move = 0x6D
    case line = 0x6C
    case horizontalLine = 0x68
    case verticalLine = 0x76
    case curve = 0x63
    case smoothCurve = 0x73
    case quadratic = 0x71
    case smoothQuadratic = 0x74
    case arc = 0x61
    case close = 0x7A

    init?(letter: UInt8) { self.init(rawValue: letter) }

    /// Returns the command with zeros for its numbers.
    func command(_ isRelative: Bool) -> PathCommand {
      let zero = PathPoint(0, 0)
      let arc = PathArc(0, 0, rotation: 0, isLarge: false, isClockwise: false)
      return switch self {
      case .move: .move(to: zero, isRelative: isRelative)
      case .line: .line(to: zero, isRelative: isRelative)
      case .horizontalLine: .horizontalLine(x: 0, isRelative: isRelative)
      case .verticalLine: .verticalLine(y: 0, isRelative: isRelative)
      case .curve: .curve(zero, zero, to: zero, isRelative: isRelative)
      case .smoothCurve: .smoothCurve(zero, to: zero, isRelative: isRelative)
      case .quadratic: .quadratic(zero, to: zero, isRelative: isRelative)
      case .smoothQuadratic: .smoothQuadratic(to: zero, isRelative: isRelative)
      case .arc: .arc(arc, to: zero, isRelative: isRelative)
      case .close: .close
      }
    }

    var count: Int {
      switch self {
      case .move, .line, .smoothQuadratic: 2
      case .horizontalLine, .verticalLine: 1
      case .curve: 6
      case .smoothCurve, .quadratic: 4
      case .arc: 7
      case .close: 0
      }
    }
  }

  private mutating func parseNumbers(_ form: Form) -> [Double]? {
    var numbers: [Double] = []
    for index in 0..<form.count {
      if index > 0 { skipSpaceAndComma() }
      let isFlag = form == .arc && (index == 3 || index == 4)
      guard let number = isFlag ? parseFlag() : parseNumber() else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

extension PathData {
  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
  }

  private mutating func skipSpaceAndComma() {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { return }
    position += 1
    skipSpace()
  }

  /// Returns whether another set of numbers follows, and skips the white space and comma before it.
  private mutating func nextIsNumber() -> Bool {
    let start = position
    skipSpaceAndComma()
    guard position < bytes.count else {
      // Keep a trailing comma, so that it is reported as an error.
      position = start
      return false
    }
    switch bytes[position] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"):
      return true
    default:
      position = start
      return false
    }
  }

  /// Parses a flag, which is a single digit that needs no separator after it.
  private mutating func parseFlag() -> Double? {
    guard position < bytes.count, bytes[position] & 0xFE == UInt8(ascii: "0") else { return nil }
    position += 1
    return Double(bytes[position - 1] & 1)
  }

  private mutating func parseNumber() -> Double? {
    let start = position
    skipSign()
    let whole = skipDigits()
    var fraction = 0
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      fraction = skipDigits()
      guard fraction > 0 else { return nil }
    }
    guard whole + fraction > 0 else { return nil }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let exponent = position
      position += 1
      skipSign()
      if skipDigits() == 0 { position = exponent }
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map(Double.finite)
  }

  private mutating func skipSign() {
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position - start
  }
}
