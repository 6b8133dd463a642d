// SPDX-License-Identifier: Apache-2.0

/// On which side of a shape's edge a border lies.
public enum BorderPlace: String, ParameterKeyword {
  /// Within the frame.
  case inside
  /// Half of it within the frame.
  case center
  /// Around the frame.
  case outside
}

extension BorderPlace {
  /// How much of the border lies within the frame, from 0 to 1.
  var innerPart: Double {
    switch self {
    case .inside: 1
    case .center: 0.5
    case .outside: 0
    }
  }
}
