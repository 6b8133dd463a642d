// SPDX-License-Identifier: Apache-2.0

/// A value in CSS syntax, with its properties.
struct SheetExpression {
  /// The CSS.
  var text: String
  /// The CSS with all references resolved; `nil` if it is too long.
  var resolved: String?
  /// The kind of the value.
  var kind: Kind
  /// Whether the text equals a string of the sheet.
  var isVerbatim = false
  /// Whether the string ends in `!important`.
  var isImportant = false

  /// The kind of a value, as far as its use requires.
  enum Kind {
    case number, length, color, other
  }

  /// The maximum length of a resolved value, because references can make values grow without limit.
  static let longestResolved = 4096

  /// Creates a value without references.
  init(_ text: String, _ kind: Kind, isVerbatim: Bool = false) {
    self.text = text
    resolved = text
    self.kind = kind
    self.isVerbatim = isVerbatim
  }

  /// Creates a value from other values.
  init(_ parts: [SheetExpression], _ kind: Kind, make: ([String]) -> String) {
    text = make(parts.map(\.text))
    let resolved = parts.compactMap(\.resolved)
    let length = resolved.reduce(0) { $0 + $1.utf8.count }
    self.resolved =
      resolved.count == parts.count && length <= Self.longestResolved ? make(resolved) : nil
    self.kind = kind
  }

  /// Returns the value with a unit, if it is a number.
  func with(unit: String) -> SheetExpression {
    guard kind == .number else { return self }
    return SheetExpression([self], .length) { texts in
      let number = texts[0]
      if isNumberText(number) { return number + unit }
      return "calc(\(number.hasPrefix("calc(") ? String(number.dropFirst(4)) : number) * 1\(unit))"
    }
  }

  /// The value as a length; a number is in px.
  var length: SheetExpression { with(unit: "px") }
}

/// Returns whether a text consists of the characters of a number.
func isNumberText(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
}
