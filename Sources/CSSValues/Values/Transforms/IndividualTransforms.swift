// SPDX-License-Identifier: Apache-2.0

/// The properties `translate`, `rotate` and `scale`, each of which is a single transform function.
///
/// Defined by [CSS Transforms 2, section 5](https://drafts.csswg.org/css-transforms-2/#individual-transforms).
extension CSSValue {
  /// A `translate` value in its shortest form.
  var shortestTranslation: CSSValue {
    guard case .sequence(let parts) = self else { return self }
    return parts.count == 2
      ? .translation(x: parts[0], y: parts[1]) : .translation(x: parts[0], y: parts[1], z: parts[2])
  }

  /// A `scale` value in its shortest form, with numbers instead of percentages.
  var shortestScaling: CSSValue {
    let parts = parts.map(\.percentageAsNumber)
    switch parts.count {
    case 1: return parts[0]
    case 2: return .scaling(x: parts[0], y: parts[1])
    default: return .scaling(x: parts[0], y: parts[1], z: parts[2])
    }
  }

  /// A `rotate` value in its shortest form.
  var shortestRotation: CSSValue {
    guard case .sequence(let parts) = self, let angle = parts.last else { return self }
    return .rotation(Array(parts.dropLast()), angle)
  }
}

extension CSSValue {
  /// Creates a `translate` value, without trailing zeros.
  static func translation(
    x: CSSValue, y: CSSValue, z: CSSValue = .length(.zero)
  ) -> CSSValue {
    if !z.isZeroLength { return .sequence([x, y, z]) }
    return y.isZeroLength ? x : .sequence([x, y])
  }

  /// Creates a `scale` value, without redundant factors.
  static func scaling(x: CSSValue, y: CSSValue, z: CSSValue = .number(1)) -> CSSValue {
    if z != .number(1) { return .sequence([x, y, z]) }
    return x == y ? x : .sequence([x, y])
  }

  /// Creates a `rotate` value.
  ///
  /// A keyword replaces an axis that is parallel to x, y or z. The angle is negated if the axis
  /// points in the opposite direction.
  ///
  /// Defined by [CSS Transforms 2, section 5.1](https://drafts.csswg.org/css-transforms-2/#individual-transforms).
  static func rotation(_ axis: [CSSValue], _ angle: CSSValue) -> CSSValue {
    if axis.count == 1, case .keyword(let name) = axis[0] {
      return name == .z ? angle : .sequence([axis[0], angle])
    }
    guard let (name, isOpposite) = parallelAxis(to: axis.compactMap { Double($0) }) else {
      return .sequence(axis + [angle])
    }
    let angle = isOpposite ? angle.oppositeAngle : angle
    return name == .z ? angle : .sequence([.keyword(name), angle])
  }

  /// Returns the axis that a vector is parallel to, and whether their directions are opposite.
  ///
  /// Returns `nil` for any other vector.
  private static func parallelAxis(to axis: [Double]) -> (Keyword, isOpposite: Bool)? {
    guard axis.count == 3 else { return nil }
    switch (axis[0], axis[1], axis[2]) {
    case (let x, 0, 0) where x != 0: return (.x, x < 0)
    case (0, let y, 0) where y != 0: return (.y, y < 0)
    case (0, 0, let z) where z != 0: return (.z, z < 0)
    default: return nil
    }
  }

  /// The negated angle, plain or as a calculation.
  private var oppositeAngle: CSSValue {
    switch self {
    case .angle(let angle): .angle(CSSAngle(-angle.value, angle.unit))
    case .calculation(let calculation): .calculation(calculation.negated)
    default: self
    }
  }

  private var isZeroLength: Bool {
    if case .length(let length) = self { length.value == 0 } else { false }
  }
}

extension TransformFunction {
  /// Creates the 3D function of a `translate`, `rotate` or `scale` value.
  ///
  /// ```swift
  /// TransformFunction(.number(2), of: .scale)?.description   // "scale3d(2, 2, 1)"
  /// ```
  ///
  /// - Returns: The function, or `nil` for `none` and for other properties.
  public init?(_ value: CSSValue, of property: Property) {
    var values: [CSSValue] = if case .sequence(let values) = value { values } else { [value] }
    guard value != .keyword(.none), 1...4 ~= values.count else { return nil }
    switch property {
    case .translate:
      while values.count < 3 { values.append(.length(.zero)) }
      self.init(.translate3d, Array(values.prefix(3)))
    case .scale:
      values = values.map { value in
        if case .percentage(let percentage) = value { .number(percentage / 100) } else { value }
      }
      if values.count < 2 { values.append(values[0]) }
      if values.count < 3 { values.append(.number(1)) }
      self.init(.scale3d, Array(values.prefix(3)))
    case .rotate:
      let angle = values.removeLast()
      guard let axis = Self.axis(values) else { return nil }
      self.init(.rotate3d, axis.map { .number($0) } + [angle])
    default: return nil
    }
  }

  private static func axis(_ values: [CSSValue]) -> [Double]? {
    switch values.first {
    case nil, .keyword(.z): return [0, 0, 1]
    case .keyword(.x): return [1, 0, 0]
    case .keyword(.y): return [0, 1, 0]
    default:
      let numbers = values.compactMap { Double($0) }
      return numbers.count == 3 ? numbers : nil
    }
  }

  /// The `translate`, `rotate` or `scale` value of a 3D function, or `nil` for other functions.
  var individualValue: CSSValue? {
    switch name {
    case .translate3d: .translation(x: arguments[0], y: arguments[1], z: arguments[2])
    case .scale3d: .scaling(x: arguments[0], y: arguments[1], z: arguments[2])
    case .rotate3d: .rotation(Array(arguments.prefix(3)), arguments[3])
    default: nil
    }
  }
}
