// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TransformFunction {
  /// The name of a transform function, in its CSS spelling.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// A 2D matrix of six numbers: its two upper rows, column by column.
    case matrix
    /// A 3D matrix of sixteen numbers, column by column.
    case matrix3d
    /// A translation by one or two lengths.
    case translate
    /// A translation to the right.
    case translateX
    /// A translation downwards.
    case translateY
    /// A translation towards the viewer.
    case translateZ
    /// A translation by three lengths.
    case translate3d
    /// A scale by one or two factors.
    case scale
    /// A scale of the width.
    case scaleX
    /// A scale of the height.
    case scaleY
    /// A scale of the depth.
    case scaleZ
    /// A scale by three factors.
    case scale3d
    /// A clockwise rotation in the plane.
    case rotate
    /// A rotation about the x axis.
    case rotateX
    /// A rotation about the y axis.
    case rotateY
    /// A rotation about the z axis.
    case rotateZ
    /// A rotation about an axis of three numbers.
    case rotate3d
    /// A skew along one or both axes.
    case skew
    /// A skew along the x axis.
    case skewX
    /// A skew along the y axis.
    case skewY
    /// A perspective projection from a distance.
    case perspective
  }

  /// The type of an argument.
  enum Parameter {
    case number
    /// A number, or a percentage as a fraction of 1.
    case factor
    case length
    case lengthPercentage
    case angle
    /// A nonnegative distance, or `none`.
    case distance
  }
}

extension TransformFunction.Name {
  /// The valid numbers of arguments.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .matrix: 6...6
    case .matrix3d: 16...16
    case .translate, .scale, .skew: 1...2
    case .translate3d, .scale3d: 3...3
    case .rotate3d: 4...4
    case .translateX, .translateY, .translateZ, .scaleX, .scaleY, .scaleZ: 1...1
    case .rotate, .rotateX, .rotateY, .rotateZ, .skewX, .skewY, .perspective: 1...1
    }
  }

  /// Returns the type of the argument at an index.
  func parameter(at index: Int) -> TransformFunction.Parameter {
    switch self {
    case .matrix, .matrix3d: .number
    case .translate, .translateX, .translateY: .lengthPercentage
    case .translate3d: index < 2 ? .lengthPercentage : .length
    case .translateZ: .length
    case .scale, .scaleX, .scaleY, .scaleZ, .scale3d: .factor
    case .rotate3d: index < 3 ? .number : .angle
    case .rotate, .rotateX, .rotateY, .rotateZ, .skew, .skewX, .skewY: .angle
    case .perspective: .distance
    }
  }

  private static let all = allCases

  /// Creates the name that a function token is, in any ASCII case, or returns `nil`.
  init?(_ stream: TokenStream, at position: Int) {
    let name = stream.withName(of: position) { utf8 in
      Self.all.first { NameHash.matches($0.rawValue, utf8) }
    }
    guard let name else { return nil }
    self = name
  }
}
