// SPDX-License-Identifier: Apache-2.0

/// The position of a border relative to the edge of a shape.
public enum BorderPosition: String, ParameterKeyword {
  /// Inside the frame.
  case inside
  /// Centered on the edge of the frame.
  case center
  /// Outside the frame.
  case outside
}

extension BorderPosition {
  /// The fraction of the border that lies inside the frame, from 0 to 1.
  var insideFraction: Double {
    switch self {
    case .inside: 1
    case .center: 0.5
    case .outside: 0
    }
  }
}
