// SPDX-License-Identifier: Apache-2.0

/// A value as CSS writes it, with what is known of it.
struct SheetExpression {
  /// The CSS.
  var text: String
  /// The CSS with all references replaced by what they lead to; nil where that is too long to look at.
  var resolved: String?
  /// What it is.
  var kind: Kind
  /// Whether a string of the sheet has the same text.
  var isVerbatim = false
  /// Whether the string ends in `!important`.
  var isImportant = false

  /// What a value is, as far as it matters where it is used.
  enum Kind {
    case number, length, color, other
  }

  /// Longer values are not looked at: references can make them grow without end.
  static let longestResolved = 4096

  /// A value without references.
  init(_ text: String, _ kind: Kind, isVerbatim: Bool = false) {
    self.text = text
    resolved = text
    self.kind = kind
    self.isVerbatim = isVerbatim
  }

  /// A value made of others.
  init(_ parts: [SheetExpression], _ kind: Kind, make: ([String]) -> String) {
    text = make(parts.map(\.text))
    let resolved = parts.compactMap(\.resolved)
    let length = resolved.reduce(0) { $0 + $1.utf8.count }
    self.resolved =
      resolved.count == parts.count && length <= Self.longestResolved ? make(resolved) : nil
    self.kind = kind
  }

  /// The value with a unit, where it is a number.
  func with(unit: String) -> SheetExpression {
    guard kind == .number else { return self }
    return SheetExpression([self], .length) { texts in
      let number = texts[0]
      if isNumberText(number) { return number + unit }
      return "calc(\(number.hasPrefix("calc(") ? String(number.dropFirst(4)) : number) * 1\(unit))"
    }
  }

  /// The value as a length: a number is px.
  var length: SheetExpression { with(unit: "px") }
}

/// Whether a text is one number and nothing else.
func isNumberText(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
}
