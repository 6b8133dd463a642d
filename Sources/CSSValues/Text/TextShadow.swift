// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One shadow of `text-shadow`.
///
/// Defined by [CSS Text Decoration 3, section 4](https://drafts.csswg.org/css-text-decor-3/#text-shadow-property).
public struct TextShadow: Sendable, Hashable {
  /// The color; nil where none is written, which means `currentcolor`.
  public var color: SpecifiedColor?
  /// How far the shadow is moved to the right.
  public var x: Length
  /// How far the shadow is moved down.
  public var y: Length
  /// How soft the shadow is; nil where none is written, which means a sharp one.
  public var blur: Length?

  /// A shadow by its offsets.
  public init(x: Length, y: Length, blur: Length? = nil, color: SpecifiedColor? = nil) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
  }
}

extension TextShadow: CustomStringConvertible {
  /// The shadow as CSS writes it, the color first.
  public var description: String {
    var parts = [x.description, y.description]
    if let blur { parts.append(blur.description) }
    if let color { parts.insert(color.description, at: 0) }
    return parts.joined(separator: " ")
  }
}

extension TextShadow: PropertyListElement {
  /// Reads a list of shadows, of `none` an empty one; nil when the value is of another kind.
  public static func list(_ value: CSSValue) -> [TextShadow]? {
    switch value {
    case .textShadows(let shadows): shadows
    case .keyword(.none): []
    default: nil
    }
  }

  /// The value that a list of shadows makes: `none` when there is none.
  public static func cssValue(of list: [TextShadow]) -> CSSValue {
    list.isEmpty ? .keyword(.none) : .textShadows(list)
  }
}

extension TextShadow {
  /// Reads `<color>? && [ <length>{2} <length [0,∞]>? ]`.
  static func parse(_ cursor: inout TokenCursor) -> TextShadow? {
    var color: SpecifiedColor?
    if SpecifiedColor.begins(&cursor) {
      guard let first = SpecifiedColor.parse(&cursor) else { return nil }
      color = first
    }
    guard let x = Length.peek(&cursor) else {
      return cursor.expected(color == nil ? "<color> | <length>" : "<length>")
    }
    _ = cursor.next()
    guard let y = Length.parse(&cursor) else { return nil }
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
    return TextShadow(x: x, y: y, blur: blur, color: color)
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
    return cursor.commaSeparated(TextShadow.parse).map { .textShadows($0) }
  }

  /// Reads `<number [0,1]> | <percentage [0,100]>`.
  static func parseOpacity(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let kind = cursor.peek()
    guard kind == .number || kind == .percentage else { return nil }
    let number = cursor.stream.finiteNumber(of: cursor.position)
    let limit: Double = kind == .number ? 1 : 100
    guard 0...limit ~= number else { return nil }
    _ = cursor.next()
    return kind == .number ? .number(number) : .percentage(number)
  }
}
