// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SpecifiedColor {
  /// Returns whether the next token begins a color.
  ///
  /// Consumes no token.
  static func begins(at cursor: inout TokenCursor) -> Bool {
    switch cursor.peek() {
    case .hash: true
    case .ident: named(cursor.stream, at: cursor.position) != nil
    case .function: ColorFunctionName(cursor.stream, at: cursor.position) != nil
    default: false
    }
  }

  /// The maximum nesting depth of color functions.
  private static let maximumDepth = 32

  /// Parses a color at a nesting depth in color functions.
  static func parse(_ cursor: inout TokenCursor, depth: Int = 0) -> SpecifiedColor? {
    var color: SpecifiedColor?
    switch cursor.peek() {
    case .hash: color = hexadecimal(cursor.stream, at: cursor.position).map { .color($0) }
    case .ident: color = named(cursor.stream, at: cursor.position)
    case .function:
      if let function = ColorFunctionName(cursor.stream, at: cursor.position) {
        guard depth < maximumDepth else { return cursor.expected("a color nested less deep") }
        _ = cursor.next()
        return cursor.contents { function.parse(&$0, depth: depth + 1) }
      }
    default: break
    }
    guard let color else { return cursor.expected("<color>") }
    _ = cursor.next()
    return color
  }

  /// Parses `<color> , <color>`.
  static func parseLightDark(_ cursor: inout TokenCursor, depth: Int) -> SpecifiedColor? {
    guard let light = parse(&cursor, depth: depth) else { return nil }
    guard cursor.consumeComma() else { return cursor.expected("','") }
    return parse(&cursor, depth: depth).map { .lightDark(light, $0) }
  }

  private static func named(_ stream: TokenStream, at position: Int) -> SpecifiedColor? {
    if let name = stream.withName(of: position, NamedColor.find) { return .named(name) }
    if stream.value(of: position, equals: "currentcolor") { return .currentColor }
    return SystemColorName(stream, at: position).map { .system($0) }
  }

  /// Returns the color of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  ///
  /// Defined by [CSS Color 4, section 5.2](https://drafts.csswg.org/css-color-4/#hex-notation).
  private static func hexadecimal(_ stream: TokenStream, at position: Int) -> CSSColor? {
    stream.withName(of: position) { digits in
      var value: UInt32 = 0
      guard [3, 4, 6, 8].contains(digits.count) else { return nil }
      for digit in digits {
        guard let digit = digit.hexDigitValue else { return nil }
        value = digits.count < 6 ? value << 8 | digit * 0x11 : value << 4 | digit
      }
      return CSSColor(rgba: digits.count % 4 == 0 ? value : value << 8 | 0xFF)
    }
  }
}

extension SpecifiedColor {
  /// Creates a color from CSS text, or returns `nil` if the text is not a color.
  public init?(parsing text: String) {
    var cursor = TokenCursor(TokenStream(text))
    guard let color = Self.parse(&cursor), cursor.isAtEnd() else { return nil }
    self = color
  }
}

extension CSSColor {
  /// Creates an absolute color from CSS text.
  ///
  /// Returns `nil` if the text is not a color, or if the color depends on the element, such as
  /// `currentcolor`.
  ///
  /// ```swift
  /// CSSColor(parsing: "rgb(100% 0% 0% / 50%)")   // CSSColor(red: 1, green: 0, blue: 0, alpha: 0.5)
  /// ```
  public init?(parsing text: String) {
    guard let color = SpecifiedColor(parsing: text)?.absolute else { return nil }
    self = color
  }
}
