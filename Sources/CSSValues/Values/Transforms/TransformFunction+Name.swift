// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TransformFunction {
  /// The name of a transform function, in the letters CSS writes it with.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// Six numbers: the two upper rows of a matrix, column by column.
    case matrix
    /// Sixteen numbers: a matrix, column by column.
    case matrix3d
    /// Moves by one length or two.
    case translate
    /// Moves to the right.
    case translateX
    /// Moves down.
    case translateY
    /// Moves towards the viewer.
    case translateZ
    /// Moves by three lengths.
    case translate3d
    /// Scales by one factor or two.
    case scale
    /// Scales the width.
    case scaleX
    /// Scales the height.
    case scaleY
    /// Scales the depth.
    case scaleZ
    /// Scales by three factors.
    case scale3d
    /// Turns clockwise in the plane.
    case rotate
    /// Turns about the axis that points to the right.
    case rotateX
    /// Turns about the axis that points down.
    case rotateY
    /// Turns about the axis that points towards the viewer.
    case rotateZ
    /// Turns about an axis given by three numbers.
    case rotate3d
    /// Slants along one axis or both.
    case skew
    /// Slants along the axis that points to the right.
    case skewX
    /// Slants along the axis that points down.
    case skewY
    /// Shows what is farther away smaller, seen from a distance.
    case perspective
  }

  /// What a function takes at one place.
  enum Parameter {
    case number
    /// A number, or a percentage that counts as its part of one.
    case factor
    case length
    case lengthPercentage
    case angle
    /// A distance that is not negative, or `none`.
    case distance
  }
}

extension TransformFunction.Name {
  /// How many arguments the function can have.
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

  /// What the function takes at a place.
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

  /// The name of a function token in any ASCII case.
  init?(_ stream: TokenStream, at position: Int) {
    let name = stream.withName(of: position) { utf8 in
      Self.all.first { NameHash.isName($0.rawValue, utf8) }
    }
    guard let name else { return nil }
    self = name
  }
}
