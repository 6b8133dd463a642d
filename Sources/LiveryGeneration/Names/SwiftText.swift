// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Text of a theme in Swift source, which never ends a comment or a literal.
enum SwiftText {
  /// Returns a string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isPlain(scalar): result.unicodeScalars.append(scalar)
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result + "\""
  }

  /// Returns a text on one line for a comment, truncated if it is long.
  static func comment(_ text: String, limit: Int = 200) -> String {
    var result = String.UnicodeScalarView()
    var count = 0
    var isSpace = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isSpace = true
        continue
      }
      if isSpace, count > 0 { result.append(" ") }
      isSpace = false
      guard count < limit else {
        result.append("…")
        break
      }
      result.append(isPlain(scalar) ? scalar : "\u{FFFD}")
      count += 1
    }
    return String(result)
  }

  /// Returns a text as code in a comment.
  static func code(_ text: String) -> String {
    let text = comment(text)
    return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  /// Returns a number literal.
  static func number(_ number: Double) -> String {
    if let whole = Int64(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
    return number.isFinite ? number.description : "0"
  }

  /// Returns whether a scalar may occur in source as is; controls and direction marks may not.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
