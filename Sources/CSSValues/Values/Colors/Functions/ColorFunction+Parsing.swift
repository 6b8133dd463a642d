// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ColorFunction {
  /// Parses the arguments of a color function.
  ///
  /// `rgb()` and `hsl()` have two forms. The modern form, `rgb(0 128 0 / 50%)`, accepts a mix of
  /// component kinds and `none`. The legacy form has commas, `rgb(0, 128, 0, 0.5)`.
  ///
  /// - Parameters:
  ///   - cursor: The arguments.
  ///   - space: The color space of the function, or `nil` for `color()`, whose argument names it.
  ///   - depth: The nesting depth in color functions.
  /// - Returns: The function, or `nil` if the arguments are invalid.
  static func parse(
    _ cursor: inout TokenCursor, of space: ColorSpace?, depth: Int
  ) -> ColorFunction? {
    var origin: SpecifiedColor?
    if cursor.consumeKeyword("from") {
      origin = SpecifiedColor.parse(&cursor, depth: depth)
      guard origin != nil else { return nil }
    }
    guard let space = space ?? parseSpace(&cursor) else { return nil }
    let channels = origin == nil ? nil : space
    func component(_ index: Int) -> ColorComponent? {
      ColorComponent.parse(&cursor, space.kinds(at: index), relativeIn: channels)
    }
    guard let first = component(0) else { return nil }
    let isLegacy =
      space.hasCommaSyntax && origin == nil && first != .none && cursor.peek() == .comma
    func next(_ index: Int) -> ColorComponent? {
      guard isLegacy else { return component(index) }
      guard cursor.consumeComma() else { return cursor.expected("','") }
      return ColorComponent.parse(&cursor, legacyKinds(after: first, in: space))
    }
    guard let second = next(1), let third = next(2) else { return nil }
    var result = ColorFunction(
      origin: origin, space: space, first: first, second: second, third: third)
    if isLegacy ? cursor.consumeComma() : cursor.consumeSlash() {
      let kinds: ColorComponent.Kinds = isLegacy ? [.number, .percentage] : .modern
      guard let alpha = ColorComponent.parse(&cursor, kinds, relativeIn: channels) else {
        return nil
      }
      result.alpha = alpha
    }
    return result
  }

  /// Returns the kinds of the other components in the legacy form.
  ///
  /// All components of `rgb()` are numbers or all are percentages. Percentages follow a hue.
  private static func legacyKinds(
    after first: ColorComponent, in space: ColorSpace
  ) -> ColorComponent.Kinds {
    guard space == .rgb else { return .percentage }
    switch first {
    case .number: return .number
    case .calculation(let calculation) where calculation.kind == .number: return .number
    default: return .percentage
    }
  }

  private static func parseSpace(_ cursor: inout TokenCursor) -> ColorSpace? {
    guard cursor.peek() == .ident,
      let space = ColorSpace(cursor.stream, at: cursor.position), space.isPredefined
    else { return cursor.expected("<predefined-rgb> | <xyz-space>") }
    _ = cursor.next()
    return space
  }
}

extension ColorSpace {
  /// Creates the color space that a token names.
  ///
  /// `xyz` is ``xyzD65``.
  init?(_ stream: TokenStream, at position: Int) {
    if stream.value(of: position, equals: "xyz") {
      self = .xyzD65
      return
    }
    guard let space = Self.allCases.first(where: { stream.value(of: position, equals: $0.name) })
    else { return nil }
    self = space
  }

  /// Returns the kinds that an argument of the modern form may have.
  fileprivate func kinds(at index: Int) -> ColorComponent.Kinds {
    index == hueIndex ? [.number, .angle, .none] : .modern
  }
}
