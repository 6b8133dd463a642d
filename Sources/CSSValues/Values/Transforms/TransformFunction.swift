// SPDX-License-Identifier: Apache-2.0

/// One function of a `transform`: how a box is moved, turned, scaled or slanted.
///
/// ```swift
/// let function = TransformFunction(.rotate, [.angle(CSSAngle(45))])
/// function.description                                             // "rotate(45deg)"
/// function.matrix(in: ReferenceBox(width: 100, height: 50))        // TransformMatrix, 4 by 4
/// ```
///
/// The arguments are those that are written, in number and kind: numbers, percentages, lengths and angles, each possibly a
/// calculation, and `none` in `perspective(none)`.
///
/// Defined by [CSS Transforms 1, section 10](https://drafts.csswg.org/css-transforms-1/#transform-functions) and
/// [CSS Transforms 2, section 10](https://drafts.csswg.org/css-transforms-2/#transform-functions).
public struct TransformFunction: Sendable, Hashable {
  /// Which function it is.
  public let name: Name
  /// What stands in its parentheses.
  public let arguments: [CSSValue]

  /// A function with arguments.
  ///
  /// - Parameters:
  ///   - name: which function.
  ///   - arguments: as many as the function takes, each of the kind that it takes there.
  public init(_ name: Name, _ arguments: [CSSValue]) {
    precondition(
      name.argumentCounts.contains(arguments.count), "'\(name)' takes another number of arguments")
    self.name = name
    self.arguments = arguments
  }

  /// A matrix as a function: `matrix()` where it stays in the plane, otherwise `matrix3d()`.
  public init(_ matrix: TransformMatrix) {
    if matrix.is2D {
      let values = [
        matrix[0, 0], matrix[0, 1], matrix[1, 0], matrix[1, 1], matrix[3, 0], matrix[3, 1],
      ]
      self.init(.matrix, values.map { .number($0) })
    } else {
      self.init(.matrix3d, matrix.values.map { .number($0) })
    }
  }
}

extension TransformFunction: PropertyListElement, CustomStringConvertible {
  /// White space stands between the functions of a `transform`.
  public static var isCommaSeparated: Bool { false }

  /// Reads a function; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .transform(let function) = value else { return nil }
    self = function
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .transform(self) }

  /// The function as CSS writes it.
  public var description: String {
    "\(name.rawValue)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}

extension TransformFunction: ComputableValue {
  /// The function with lengths in px, angles in degrees, and numbers in place of the percentages of a scale.
  func computed(in context: ComputationContext) -> TransformFunction {
    TransformFunction(
      name,
      arguments.enumerated().map { index, argument in
        let argument = argument.computed(in: context)
        return name.parameter(at: index) == .factor ? argument.percentageAsNumber : argument
      })
  }
}

extension CSSValue {
  /// The number that a percentage is: 0.5 for `50%`; every other value as it is.
  var percentageAsNumber: CSSValue {
    if case .percentage(let percentage) = self { .number(percentage / 100) } else { self }
  }
}

/// The size of the box that the percentages of a transform refer to.
///
/// Defined by [CSS Transforms 1, section 8](https://drafts.csswg.org/css-transforms-1/#transform-box).
public struct ReferenceBox: Sendable, Hashable {
  /// The width in px.
  public var width: Double
  /// The height in px.
  public var height: Double

  /// A box of a size in px.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
