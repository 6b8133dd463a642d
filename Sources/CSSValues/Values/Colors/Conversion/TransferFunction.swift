// SPDX-License-Identifier: Apache-2.0

/// A transfer function between linear-light and encoded components of an RGB space.
///
/// All of them extend to negative components by point symmetry.
enum TransferFunction {
  case linear, srgb, a98RGB, proPhotoRGB, rec2020

  /// Returns the linear-light components of encoded components.
  func decoded(_ vector: ColorVector) -> ColorVector {
    switch self {
    case .linear:
      vector
    case .srgb:
      vector.mirrored { $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055, 2.4) }
    case .a98RGB:
      vector.mirrored { power($0, 563.0 / 256) }
    case .proPhotoRGB:
      vector.mirrored { $0 <= 16.0 / 512 ? $0 / 16 : power($0, 1.8) }
    case .rec2020:
      vector.mirrored { power($0, 2.4) }
    }
  }

  /// Returns the encoded components of linear-light components.
  func encoded(_ vector: ColorVector) -> ColorVector {
    switch self {
    case .linear:
      vector
    case .srgb:
      vector.mirrored { $0 > 0.0031308 ? 1.055 * power($0, 1 / 2.4) - 0.055 : 12.92 * $0 }
    case .a98RGB:
      vector.mirrored { power($0, 256.0 / 563) }
    case .proPhotoRGB:
      vector.mirrored { $0 >= 1.0 / 512 ? power($0, 1 / 1.8) : 16 * $0 }
    case .rec2020:
      vector.mirrored { power($0, 1 / 2.4) }
    }
  }
}

extension ColorVector {
  /// Applies a function to the magnitude of each component and keeps the signs.
  fileprivate func mirrored(_ transform: (Double) -> Double) -> ColorVector {
    func component(_ value: Double) -> Double {
      value < 0 ? -transform(-value) : transform(value)
    }
    return ColorVector(component(x), component(y), component(z))
  }
}
