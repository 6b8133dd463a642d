// SPDX-License-Identifier: Apache-2.0

/// A function of `transform`, which translates, rotates, scales or skews a box.
///
/// ```swift
/// let function = TransformFunction(.rotate, [.angle(CSSAngle(45))])
/// function.description                                             // "rotate(45deg)"
/// let box = ReferenceBox(width: 100, height: 50)
/// TransformFunction(.translateX, [.percentage(50)]).matrix(in: box)?[3, 0]     // 50
/// ```
///
/// A parsed function keeps its arguments as written: none is added, and only a percentage of a
/// scale is converted. The arguments are numbers, percentages, lengths and angles, each possibly a
/// calculation, and `none` in `perspective(none)`.
///
/// Defined by [CSS Transforms 1, section 10](https://drafts.csswg.org/css-transforms-1/#transform-functions) and
/// [CSS Transforms 2, section 10](https://drafts.csswg.org/css-transforms-2/#transform-functions).
public struct TransformFunction: Sendable, Hashable {
  /// The name of the function.
  public let name: Name
  /// The arguments.
  public let arguments: [CSSValue]

  /// Creates a function from its name and its arguments.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - arguments: The arguments, of the kinds that the function accepts. The kinds are not
  ///     checked.
  /// - Precondition: The function accepts this number of arguments.
  public init(_ name: Name, _ arguments: [CSSValue]) {
    precondition(
      name.argumentCounts.contains(arguments.count),
      "'\(name)' cannot take this number of arguments")
    self.name = name
    self.arguments = arguments
  }

  /// Creates a function from a matrix: `matrix()` for a 2D matrix, otherwise `matrix3d()`.
  public init(_ matrix: TransformMatrix) {
    if matrix.is2D {
      // The indices are the column and the row, in the order of `matrix(a, b, c, d, e, f)`.
      let values = [
        matrix[0, 0], matrix[0, 1], matrix[1, 0], matrix[1, 1], matrix[3, 0], matrix[3, 1],
      ]
      self.init(.matrix, values.map { .number($0) })
    } else {
      // The values are ordered column by column, as the arguments of `matrix3d()`.
      self.init(.matrix3d, matrix.values.map { .number($0) })
    }
  }
}

extension TransformFunction: PropertyListElement, CustomStringConvertible {
  /// `false`: white space separates the functions of a `transform`.
  public static var isCommaSeparated: Bool { false }

  /// Creates a function from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .transform(let function) = value else { return nil }
    self = function
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .transform(self) }

  /// The CSS text of the function.
  public var description: String {
    "\(name.rawValue)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}

extension TransformFunction: ComputableValue {
  /// Returns the function with computed arguments.
  ///
  /// Lengths are in px, angles in degrees, and the percentages of a scale are numbers. Percentages
  /// of lengths stay, and so do calculations with units that the context cannot resolve.
  func computed(in context: ComputationContext) -> TransformFunction {
    TransformFunction(
      name,
      arguments.enumerated().map { index, argument in
        let argument = argument.computed(in: context)
        // A computed calculation of percentages alone is a plain percentage.
        return name.parameter(at: index) == .factor ? argument.percentageAsNumber : argument
      })
  }
}

extension CSSValue {
  /// The value with a plain percentage replaced by a number, such as 0.5 for `50%`.
  ///
  /// Other values, including calculations, are unchanged.
  var percentageAsNumber: CSSValue {
    if case .percentage(let percentage) = self { .number(percentage / 100) } else { self }
  }
}

/// The reference box of a transform, reduced to the size that percentages resolve against.
///
/// Defined by [CSS Transforms 1, section 8](https://drafts.csswg.org/css-transforms-1/#transform-box).
public struct ReferenceBox: Sendable, Hashable {
  /// The width in px.
  public var width: Double
  /// The height in px.
  public var height: Double

  /// Creates a box with a size in px.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
