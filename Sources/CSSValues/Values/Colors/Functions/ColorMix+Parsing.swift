// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ColorMix {
  /// Parses `<color-interpolation-method>? , [ <color> && <percentage [0,100]>? ]#`.
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> ColorMix? {
    var method: ColorInterpolationMethod?
    if ColorInterpolationMethod.begins(at: &cursor) {
      method = ColorInterpolationMethod.parse(&cursor)
      guard method != nil else { return nil }
      guard cursor.consumeComma() else { return cursor.expected("','") }
    }
    var parts: [Part] = []
    repeat {
      guard let part = Part.parse(&cursor, depth: depth) else { return nil }
      parts.append(part)
    } while cursor.consumeComma()
    return ColorMix(method: method, parts: parts)
  }
}

extension ColorMix.Part {
  fileprivate static func parse(_ cursor: inout TokenCursor, depth: Int) -> ColorMix.Part? {
    var percentage: ColorComponent?
    if !SpecifiedColor.begins(at: &cursor), cursor.peek() != .endOfFile {
      percentage = parsePercentage(&cursor)
      guard percentage != nil else { return cursor.expected("<color> | <percentage [0,100]>") }
    }
    guard let color = SpecifiedColor.parse(&cursor, depth: depth) else { return nil }
    if percentage == nil, cursor.peek() != .comma, !cursor.isAtEnd() {
      percentage = parsePercentage(&cursor)
      guard percentage != nil else { return nil }
    }
    return ColorMix.Part(color: color, percentage: percentage)
  }

  private static func parsePercentage(_ cursor: inout TokenCursor) -> ColorComponent? {
    let start = cursor
    guard let component = ColorComponent.parse(&cursor, .percentage) else { return nil }
    if case .percentage(let value) = component, !(0...100).contains(value) {
      cursor = start
      return cursor.expected("<percentage [0,100]>")
    }
    return component
  }
}
