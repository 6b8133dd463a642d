// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The names of functions and units that occur in values.
package enum ValueNames {
  /// The functions of all grammars, in lower case.
  package static let functions: Set<String> = {
    var names: Set<String> = ["var", "env", "url", "attr", "src"]
    let grammars = Property.allCases.map(\.syntax) + NamedSyntax.syntaxes.values
    for grammar in grammars {
      // The name of a function directly precedes its parenthesis.
      let bytes = Array(grammar.utf8)
      var start = 0
      for (index, byte) in bytes.enumerated() where !byte.isNamePart {
        if byte == UInt8(ascii: "("), start < index, bytes[start].isLetter {
          names.insert(String(decoding: bytes[start..<index], as: UTF8.self).lowercased())
        }
        start = index + 1
      }
    }
    return names
  }()

  /// The math functions, whose arguments are calculations.
  static let mathFunctions = Set(CSSValue.mathFunctions)

  /// The functions that return colors.
  static let colorFunctions = Set(CSSValue.colorFunctions)

  /// The units of all dimensions, in lower case.
  package static let units: [String] =
    Length.Unit.allCases.map(\.name) + CSSAngle.Unit.allCases.map(\.rawValue)
    + Time.Unit.allCases.map(\.rawValue) + Resolution.Unit.allCases.map(\.rawValue)
    + Frequency.Unit.allCases.map { $0.rawValue.lowercased() } + ["fr", "st", "db"]
}

extension TokenStream {
  /// Returns whether a token opens one of some functions, given in lower case.
  func opensFunction(_ token: Int, in names: Set<String>) -> Bool {
    self[token].kind == .function && names.contains(value(of: token).lowercased())
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether the byte can be part of a function name.
  fileprivate var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "-") }
}
