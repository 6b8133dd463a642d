// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSGradient {
  /// The CSS function of a gradient.
  enum Function: String, GrammarFunction {
    case linear = "linear-gradient"
    case repeatingLinear = "repeating-linear-gradient"
    case radial = "radial-gradient"
    case repeatingRadial = "repeating-radial-gradient"
    case conic = "conic-gradient"
    case repeatingConic = "repeating-conic-gradient"

    var isRepeating: Bool {
      self == .repeatingLinear || self == .repeatingRadial || self == .repeatingConic
    }
  }

  /// Parses the arguments of a gradient function, whose name was just consumed.
  static func parse(_ cursor: inout TokenCursor, of function: Function) -> CSSGradient? {
    cursor.contents { inner in
      inner.skipTrivia()
      let start = inner.position
      guard let prelude = GradientPrelude.parse(&inner, of: function) else { return nil }
      if inner.position != start, !inner.consumeComma() { return inner.expected("','") }
      let isConic = function == .conic || function == .repeatingConic
      guard let stops = GradientStop.parseList(&inner, GradientOffset.kinds(isConic: isConic))
      else { return nil }
      var gradient = CSSGradient(
        prelude.geometry, isRepeating: function.isRepeating, stops: stops)
      if prelude.method != gradient.defaultInterpolation { gradient.interpolation = prelude.method }
      return gradient
    }
  }
}

/// The arguments of a gradient function before its color stops.
private struct GradientPrelude {
  var geometry: CSSGradient.Geometry
  var method: ColorInterpolationMethod?

  static func parse(
    _ cursor: inout TokenCursor, of function: CSSGradient.Function
  ) -> GradientPrelude? {
    var method: ColorInterpolationMethod?
    guard parseMethod(&cursor, into: &method),
      let geometry = geometry(&cursor, of: function),
      method != nil || parseMethod(&cursor, into: &method)
    else { return nil }
    return GradientPrelude(geometry: geometry, method: method)
  }

  /// Parses an optional interpolation method.
  ///
  /// Returns `false` if the method after `in` is invalid.
  private static func parseMethod(
    _ cursor: inout TokenCursor, into method: inout ColorInterpolationMethod?
  ) -> Bool {
    guard cursor.peek() == .ident, cursor.stream.value(of: cursor.position, equals: "in") else {
      return true
    }
    method = ColorInterpolationMethod.parse(&cursor)
    return method != nil
  }

  private static func geometry(
    _ cursor: inout TokenCursor, of function: CSSGradient.Function
  ) -> CSSGradient.Geometry? {
    switch function {
    case .linear, .repeatingLinear:
      return GradientDirection.parse(&cursor).map { .linear($0) }
    case .radial, .repeatingRadial:
      guard let shape = EndingShape.parse(&cursor), let center = center(&cursor) else { return nil }
      return .radial(shape, center: center)
    case .conic, .repeatingConic:
      var angle: Calculable<CSSAngle>?
      if cursor.consumeKeyword("from") {
        guard let from = Calculable<CSSAngle>.parseOrZero(&cursor) else { return nil }
        angle = from.degrees == 0 ? nil : from
      }
      return center(&cursor).map { .conic(from: angle, center: $0) }
    }
  }

  /// Parses an optional `at <position>`.
  ///
  /// The default is the center.
  private static func center(_ cursor: inout TokenCursor) -> Position? {
    guard cursor.consumeKeyword("at") else { return .center }
    return Position.parse(&cursor).map { $0.isCenter ? .center : $0 }
  }
}

extension GradientDirection {
  /// Parses `[ <angle> | <zero> | to <side-or-corner> ]?`.
  ///
  /// The default is downwards.
  static func parse(_ cursor: inout TokenCursor) -> GradientDirection? {
    if cursor.consumeKeyword("to") { return sideOrCorner(&cursor) }
    guard CSSValue.beginsNumeric(&cursor, [.angle, .zero]) else { return .side(.bottom) }
    return Calculable<CSSAngle>.parseOrZero(&cursor).map { .angle($0) }
  }

  private static func sideOrCorner(_ cursor: inout TokenCursor) -> GradientDirection? {
    var vertical = Vertical.consume(&cursor)
    let horizontal = Horizontal.consume(&cursor)
    if vertical == nil { vertical = Vertical.consume(&cursor) }
    switch (horizontal, vertical) {
    case (.left?, nil): return .side(.left)
    case (.right?, nil): return .side(.right)
    case (nil, .top?): return .side(.top)
    case (nil, .bottom?): return .side(.bottom)
    case (let horizontal?, let vertical?): return .corner(horizontal, vertical)
    case (nil, nil): return cursor.expected(Side.alternatives)
    }
  }
}

extension Calculable<CSSAngle> {
  /// Parses `<angle> | <zero>`.
  static func parseOrZero(_ cursor: inout TokenCursor) -> Calculable? {
    CSSValue.parseNumeric(&cursor, [.angle, .zero]).flatMap { Calculable($0) }
  }
}

extension EndingShape {
  private enum Name: String, GrammarKeyword {
    case circle, ellipse
  }

  /// Parses `[ <radial-shape> || <radial-size> ]?`.
  ///
  /// The default is an ellipse to the farthest corner.
  static func parse(_ cursor: inout TokenCursor) -> EndingShape? {
    let first = Name.consume(&cursor)
    guard CSSValue.beginsNumeric(&cursor, .lengthPercentage) else {
      let extent = RadialExtent.consume(&cursor) ?? .farthestCorner
      let isCircle = (first ?? Name.consume(&cursor)) == .circle
      return isCircle ? .circle(extent) : .ellipse(extent)
    }
    guard let shape = parseRadii(&cursor, first) else { return nil }
    if first == nil, let last = Name.peek(&cursor) {
      switch (shape, last) {
      case (.radius, .circle), (.radii, .ellipse): _ = cursor.next()
      default: return cursor.expected(last == .circle ? "ellipse" : "circle")
      }
    }
    return shape
  }

  /// Parses one or two radii, as the shape keyword before them permits.
  ///
  /// The grammar is `<length [0,∞]> | <length-percentage [0,∞]>{2}`.
  private static func parseRadii(_ cursor: inout TokenCursor, _ name: Name?) -> EndingShape? {
    if name == .circle {
      return Calculable<Length>.parse(&cursor, in: .nonNegative).map { .radius($0) }
    }
    var second = cursor
    guard let horizontal = LengthPercentage.parse(&second, in: .nonNegative) else {
      return LengthPercentage.parse(&cursor, in: .nonNegative).map { .radii($0, $0) }
    }
    if name == nil, !CSSValue.beginsNumeric(&second, .lengthPercentage) {
      return Calculable<Length>.parse(&cursor, in: .nonNegative).map { .radius($0) }
    }
    cursor = second
    return LengthPercentage.parse(&cursor, in: .nonNegative).map { .radii(horizontal, $0) }
  }
}

extension GradientStop {
  /// Parses the color stop list of a gradient, including its hints.
  static func parseList(
    _ cursor: inout TokenCursor, _ kinds: NumericKinds
  ) -> [GradientStop]? {
    var stops: [GradientStop] = []
    repeat {
      if case .color? = stops.last, CSSValue.beginsNumeric(&cursor, kinds) {
        guard let hint = GradientOffset.parse(&cursor, kinds) else { return nil }
        stops.append(.hint(hint))
        guard cursor.consumeComma() else { return cursor.expected("','") }
      }
      guard let color = SpecifiedColor.parse(&cursor) else { return nil }
      guard CSSValue.beginsNumeric(&cursor, kinds) else {
        stops.append(.color(color, at: nil))
        continue
      }
      for index in 0..<2 where index == 0 || CSSValue.beginsNumeric(&cursor, kinds) {
        guard let offset = GradientOffset.parse(&cursor, kinds) else { return nil }
        stops.append(.color(color, at: offset))
      }
    } while cursor.consumeComma()
    return stops
  }
}
