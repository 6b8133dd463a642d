// SPDX-License-Identifier: Apache-2.0

extension TransformFunction {
  /// Returns the matrix of the function, whose lengths must be computed or in absolute units.
  ///
  /// ```swift
  /// TransformFunction(.translateX, [.percentage(50)]).matrix(in: ReferenceBox(width: 100, height: 0))?[3, 0]   // 50
  /// ```
  ///
  /// Defined by [CSS Transforms 2, section 15](https://drafts.csswg.org/css-transforms-2/#mathematical-description).
  ///
  /// - Parameter box: The reference box of percentages, or `nil` if it is unknown.
  /// - Returns: The matrix, or `nil` if a length depends on a font, a viewport or an unknown box.
  public func matrix(in box: ReferenceBox?) -> TransformMatrix? {
    switch name {
    case .translate, .translateX, .translateY, .translateZ, .translate3d:
      translation(in: box).map { .translation($0) }
    case .matrix, .matrix3d: entries
    case .scale, .scaleX, .scaleY, .scaleZ, .scale3d: factors.map { .scale($0) }
    case .rotate, .rotateX, .rotateY, .rotateZ, .rotate3d: rotation?.matrix
    case .skew, .skewX, .skewY: slant
    case .perspective: perspectiveMatrix
    }
  }

  /// Returns the translation to the right, downwards and towards the viewer, in px.
  func translation(in box: ReferenceBox?) -> SIMD3<Double>? {
    func pixels(_ index: Int, _ reference: Double?) -> Double? {
      guard index < arguments.count else { return 0 }
      return arguments[index].pixels(percentagesOf: reference)
    }
    let first: Double? = pixels(0, name == .translateY ? box?.height : box?.width)
    guard let first else { return nil }
    switch name {
    case .translateX: return SIMD3(first, 0, 0)
    case .translateY: return SIMD3(0, first, 0)
    case .translateZ: return SIMD3(0, 0, first)
    default:
      guard let second = pixels(1, box?.height), let third = pixels(2, nil) else { return nil }
      return SIMD3(first, second, third)
    }
  }

  /// The scale factors for width, height and depth.
  var factors: SIMD3<Double>? {
    guard let numbers = plainNumbers else { return nil }
    return switch name {
    case .scale: SIMD3(numbers[0], numbers[numbers.count - 1], 1)
    case .scaleX: SIMD3(numbers[0], 1, 1)
    case .scaleY: SIMD3(1, numbers[0], 1)
    case .scaleZ: SIMD3(1, 1, numbers[0])
    case .scale3d: SIMD3(numbers[0], numbers[1], numbers[2])
    default: nil
    }
  }

  /// The axis and the angle of the rotation.
  var rotation: Rotation? {
    guard let degrees = arguments.last?.degrees else { return nil }
    switch name {
    case .rotate, .rotateZ: return Rotation(axis: SIMD3(0, 0, 1), degrees: degrees)
    case .rotateX: return Rotation(axis: SIMD3(1, 0, 0), degrees: degrees)
    case .rotateY: return Rotation(axis: SIMD3(0, 1, 0), degrees: degrees)
    case .rotate3d:
      let axis = arguments.prefix(3).compactMap { Double($0) }
      guard axis.count == 3 else { return nil }
      return Rotation(axis: SIMD3(axis[0], axis[1], axis[2]), degrees: degrees)
    default: return nil
    }
  }

  private var entries: TransformMatrix? {
    guard let numbers = plainNumbers else { return nil }
    guard name == .matrix else { return TransformMatrix(numbers) }
    return TransformMatrix(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
  }

  /// The arguments of a function of numbers, or `nil` if a calculation is not resolved yet.
  private var plainNumbers: [Double]? {
    let numbers = arguments.compactMap { Double($0) }
    return numbers.count == arguments.count ? numbers : nil
  }

  private var slant: TransformMatrix? {
    let angles = arguments.compactMap(\.degrees)
    guard angles.count == arguments.count else { return nil }
    let x = name == .skewY ? 0 : angles[0]
    let y = name == .skewY ? angles[0] : angles.count > 1 ? angles[1] : 0
    return TransformMatrix(
      a: 1, b: tangent(degrees: y), c: tangent(degrees: x), d: 1, e: 0, f: 0)
  }

  private var perspectiveMatrix: TransformMatrix? {
    guard let inverse = inverseDistance else { return nil }
    var matrix = TransformMatrix.identity
    matrix[2, 3] = -inverse
    return matrix
  }

  /// The reciprocal of the `perspective()` distance, which is at least 1 px, or zero for `none`.
  var inverseDistance: Double? {
    if arguments[0] == .keyword(.none) { return 0 }
    return arguments[0].pixels(percentagesOf: nil).map { 1 / max($0, 1) }
  }
}

extension [TransformFunction] {
  /// Returns the product of the functions' matrices, or the identity for an empty list.
  ///
  /// - Parameter box: The reference box of percentages, or `nil` if it is unknown.
  /// - Returns: The matrix, or `nil` if a length depends on a font, a viewport or an unknown box.
  public func matrix(in box: ReferenceBox?) -> TransformMatrix? {
    var product = TransformMatrix.identity
    for function in self {
      guard let matrix = function.matrix(in: box) else { return nil }
      product = product * matrix
    }
    return product
  }
}

extension TransformMatrix {
  /// Returns the matrix of a translation in px.
  static func translation(_ offset: SIMD3<Double>) -> TransformMatrix {
    var matrix = identity
    matrix.column4 = SIMD4(offset, 1)
    return matrix
  }

  /// Returns the matrix of a scale along the three axes.
  static func scale(_ factors: SIMD3<Double>) -> TransformMatrix {
    var matrix = identity
    for axis in 0..<3 { matrix[axis, axis] = factors[axis] }
    return matrix
  }
}
