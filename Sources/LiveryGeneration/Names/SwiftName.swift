// SPDX-License-Identifier: Apache-2.0

/// The conversion of CSS names to Swift names.
enum SwiftName {
  /// Returns a name in lower camel case, without backticks.
  ///
  /// For example, `ease-out` becomes `easeOut`, and `--text-color` becomes `textColor`.
  ///
  /// - Returns: The name, or `nil` if it is invalid in Swift, such as `2x` or `a/b`.
  static func member(_ name: String) -> String? {
    let camel = camelCase(name)
    guard let first = camel.first else { return nil }
    // Abbreviations keep their capitals: `URLColor` is unchanged.
    let isAbbreviation = camel.dropFirst().first?.isUppercase == true
    let result = isAbbreviation ? camel : first.lowercased() + camel.dropFirst()
    return isIdentifier(result) ? result : nil
  }

  /// Returns a name in upper camel case, as a part of a type's name.
  ///
  /// - Returns: The name, or `nil` if it is invalid in Swift after another one.
  static func typeNameComponent(_ name: String) -> String? {
    let camel = camelCase(name)
    guard let first = camel.first else { return nil }
    let result = first.uppercased() + camel.dropFirst()
    return isIdentifier("_" + result) ? result : nil
  }

  /// Returns a name for code: a reserved word is enclosed in backticks.
  static func escaped(_ name: String) -> String {
    reservedWords.contains(name) ? "`\(name)`" : name
  }

  /// Joins the words between hyphens, each but the first capitalized.
  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    guard let first = words.first else { return "" }
    return words.dropFirst().reduce(into: String(first)) { text, word in
      text += word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// Returns whether a text is a Swift identifier, including reserved words.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    return isHead(first) && text.unicodeScalars.allSatisfy { isHead($0) || isTail($0) }
  }

  /// Returns whether an identifier may begin with a scalar.
  ///
  /// Defined by the grammar of identifiers in [The Swift Programming Language](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Identifiers);
  /// invisible marks are excluded, so that no two names look alike because of them.
  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
      0x203F...0x2040, 0x2054, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFDFF, 0xFE30...0xFE44, 0xFE47...0xFEFE,
      0xFF00...0xFFEF:
      true
    case 0x10000...0xDFFFF: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// Returns whether a scalar may follow the first one, although no identifier begins with it.
  private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F,
      0xFE20...0xFE2F:
      true
    default: false
    }
  }

  private static let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
