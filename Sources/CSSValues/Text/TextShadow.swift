// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shadow {
  /// Reads `<color>? && [ <length>{2} <length [0,∞]>? ]`.
  static func parseTextShadow(_ cursor: inout TokenCursor) -> Shadow? {
    var color: SpecifiedColor?
    if SpecifiedColor.begins(&cursor) {
      guard let first = SpecifiedColor.parse(&cursor) else { return nil }
      color = first
    }
    guard let x = Length.peek(&cursor) else {
      return cursor.expected(color == nil ? "<color> | <length>" : "<length>")
    }
    _ = cursor.next()
    guard let y = Length.peek(&cursor) else { return cursor.expected("<length>") }
    _ = cursor.next()
    var blur: Length?
    if let found = Length.peek(&cursor) {
      guard found.value >= 0 else { return cursor.expected("<length [0,∞]>") }
      blur = found
      _ = cursor.next()
    }
    if color == nil, SpecifiedColor.begins(&cursor) {
      guard let last = SpecifiedColor.parse(&cursor) else { return nil }
      color = last
    } else {
      noteWhatCouldFollow(&cursor, blur: blur, color: color)
    }
    return Shadow(x: x, y: y, blur: blur, color: color)
  }

  /// Lets the diagnostic of a value with a rest say what the rest could have been.
  private static func noteWhatCouldFollow(
    _ cursor: inout TokenCursor, blur: Length?, color: SpecifiedColor?
  ) {
    guard !cursor.isAtEnd() else { return }
    var accepted = color == nil ? ["<color>"] : []
    if blur == nil, color == nil { accepted.append("<length [0,∞]>") }
    accepted.append("','")
    let _: Void? = cursor.expected(accepted.joined(separator: " | "))
  }
}

extension CSSValue {
  /// Reads `none | <text-shadow-item>#`.
  static func parseTextShadow(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    if Keyword.peek(&cursor) == Keyword.none { return parseKeyword(&cursor, for: property) }
    guard SpecifiedColor.begins(&cursor) || Length.peek(&cursor) != nil else {
      return cursor.expected("none | <color> | <length>")
    }
    return cursor.commaSeparated { Shadow.parseTextShadow(&$0).map { .shadow($0) } }
  }

  /// Reads `<number [0,1]> | <percentage [0,100]>`.
  static func parseOpacity(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    parseNumeric(&cursor, [.number, .percentage], in: .zeroToOne)
  }
}
