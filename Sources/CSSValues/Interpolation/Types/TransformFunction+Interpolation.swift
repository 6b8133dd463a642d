// SPDX-License-Identifier: Apache-2.0

extension TransformFunction: CombinableValue {
  /// Returns the combination of two functions, or `nil` if only their matrices can be combined.
  ///
  /// Addition and accumulation are equal: a single function cannot be concatenated.
  ///
  /// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#interpolation-of-transform-functions).
  static func combined(
    from start: TransformFunction, to end: TransformFunction, by procedure: CombiningProcedure
  ) -> TransformFunction? {
    guard let name = Name.common(start.name, end.name) else { return nil }
    switch name {
    case .matrix, .matrix3d:
      guard let from = start.matrix(in: nil), let to = end.matrix(in: nil) else { return nil }
      return TransformMatrix.combined(from: from, to: to, by: procedure)
        .map { TransformFunction($0) }
    case .perspective: return perspective(from: start, to: end, by: procedure)
    case .rotate3d:
      guard let from = start.rotation, let to = end.rotation else { return nil }
      return TransformFunction(Rotation.combined(from: from, to: to, by: procedure))
    default:
      let count = max(start.arguments.count, end.arguments.count)
      let (from, to) = (start.arguments(of: name), end.arguments(of: name))
      let combination = Combination(procedure: procedure)
      let values =
        name.isScaling
        ? combination.factors(from: from, to: to) : combination.values(from: from, to: to)
      return values.map {
        TransformFunction(name, start.name == end.name ? Array($0.prefix(count)) : $0)
      }
    }
  }

  /// Returns the combined perspective.
  ///
  /// The reciprocals of the distances are combined, with zero for `none`.
  private static func perspective(
    from start: TransformFunction, to end: TransformFunction, by procedure: CombiningProcedure
  ) -> TransformFunction? {
    guard let from = start.inverseDistance, let to = end.inverseDistance else { return nil }
    let inverse = procedure.combined(from, to)
    guard inverse > 1 / Double.largestValue else {
      return TransformFunction(.perspective, [.keyword(.none)])
    }
    return TransformFunction(.perspective, [.length(Length(1 / inverse))])
  }

  /// Returns the arguments with which a more general function is equivalent.
  private func arguments(of other: Name) -> [CSSValue] {
    let zero = CSSValue.length(.zero)
    let one = CSSValue.number(1)
    switch (name, other) {
    case (.translate, _):
      return pad(pad(arguments, to: 2, zero), to: other.argumentCounts.upperBound, zero)
    case (.translateX, .translate), (.translateX, .translate3d):
      return pad(arguments, to: other.argumentCounts.upperBound, zero)
    case (.translateY, .translate), (.translateY, .translate3d):
      return pad([zero] + arguments, to: other.argumentCounts.upperBound, zero)
    case (.translateZ, .translate3d): return [zero, zero] + arguments
    case (.scale, _):
      return pad(pad(arguments, to: 2, arguments[0]), to: other.argumentCounts.upperBound, one)
    case (.scaleX, .scale), (.scaleX, .scale3d):
      return pad(arguments, to: other.argumentCounts.upperBound, one)
    case (.scaleY, .scale), (.scaleY, .scale3d):
      return pad([one] + arguments, to: other.argumentCounts.upperBound, one)
    case (.scaleZ, .scale3d): return [one, one] + arguments
    case (.skew, .skew): return pad(arguments, to: 2, .angle(CSSAngle(0)))
    default: return arguments
    }
  }

  private func pad(_ values: [CSSValue], to count: Int, _ value: CSSValue) -> [CSSValue] {
    values + Array(repeating: value, count: max(0, count - values.count))
  }

  /// Creates a function from a rotation.
  init(_ rotation: Rotation) {
    let axis = rotation.unitAxis ?? SIMD3(0, 0, 1)
    self.init(
      .rotate3d,
      [.number(axis.x), .number(axis.y), .number(axis.z), .angle(CSSAngle(rotation.degrees))])
  }

  /// The identity function with the same name.
  var identity: TransformFunction {
    switch name {
    case .matrix, .matrix3d:
      let numbers: [Double] =
        name == .matrix ? [1, 0, 0, 1, 0, 0] : TransformMatrix.identity.values
      return TransformFunction(name, numbers.map { .number($0) })
    case .perspective: return TransformFunction(name, [.keyword(.none)])
    case .rotate3d: return TransformFunction(name, arguments.dropLast() + [.angle(CSSAngle(0))])
    default: return TransformFunction(name, arguments.enumerated().map(neutral))
    }
  }

  /// Returns the identity value of an argument, as a percentage if the argument is one.
  private func neutral(at index: Int, _ argument: CSSValue) -> CSSValue {
    switch name.parameter(at: index) {
    case .length, .lengthPercentage:
      if case .percentage = argument { .percentage(0) } else { .length(.zero) }
    case .angle: .angle(.zero)
    default: .number(1)
    }
  }
}

extension TransformFunction.Name {
  /// Returns the most specific function that both functions can be written as, or `nil` if there is
  /// none.
  ///
  /// Defined by [CSS Transforms 2, section 12](https://drafts.csswg.org/css-transforms-2/#transform-primitives).
  static func common(_ a: Self, _ b: Self) -> Self? {
    if a == b { return a }
    guard a.family == b.family, let family = a.family else { return nil }
    if family == .rotate3d { return a.isFlat && b.isFlat ? .rotate : family }
    guard a.isFlat, b.isFlat else { return family }
    return switch family {
    case .translate3d: .translate
    case .scale3d: .scale
    default: family
    }
  }

  /// The most general function of the kind, or `nil` if the kind has no such function.
  private var family: Self? {
    switch self {
    case .translate, .translateX, .translateY, .translateZ, .translate3d: .translate3d
    case .scale, .scaleX, .scaleY, .scaleZ, .scale3d: .scale3d
    case .rotate, .rotateX, .rotateY, .rotateZ, .rotate3d: .rotate3d
    case .matrix, .matrix3d: .matrix3d
    case .skew, .skewX, .skewY, .perspective: nil
    }
  }

  /// Whether the arguments are scale factors, whose neutral value is 1.
  fileprivate var isScaling: Bool { family == .scale3d }

  /// Whether the function is two-dimensional.
  private var isFlat: Bool {
    switch self {
    case .translateZ, .translate3d, .scaleZ, .scale3d: false
    case .rotateX, .rotateY, .rotate3d, .matrix3d, .perspective: false
    default: true
    }
  }
}
