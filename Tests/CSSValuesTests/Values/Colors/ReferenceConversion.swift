// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation

/// An independent conversion from sRGB to other color spaces.
///
/// The matrices are computed from the chromaticities of the primaries and white points that define
/// the spaces.
enum ReferenceConversion {
  typealias Matrix = [[Double]]

  struct Primaries {
    let red: (Double, Double), green: (Double, Double), blue: (Double, Double)
    let white: (Double, Double)
  }

  static let d65 = (0.3127, 0.3290)
  static let d50 = (0.3457, 0.3585)
  static let srgb = Primaries(
    red: (0.64, 0.33), green: (0.3, 0.6), blue: (0.15, 0.06), white: d65)
  static let displayP3 = Primaries(
    red: (0.68, 0.32), green: (0.265, 0.69), blue: (0.15, 0.06), white: d65)
  static let a98RGB = Primaries(
    red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06), white: d65)
  static let rec2020 = Primaries(
    red: (0.708, 0.292), green: (0.17, 0.797), blue: (0.131, 0.046), white: d65)
  static let proPhotoRGB = Primaries(
    red: (0.734699, 0.265301), green: (0.159597, 0.840403), blue: (0.036598, 0.000105),
    white: d50)

  /// Returns the components in a space from those in sRGB.
  static func convert(_ color: [Double], to space: ColorSpace) -> [Double] {
    let light = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    let xyz = matrix(srgb) * light
    func encoded(_ primaries: Primaries, _ encode: (Double) -> Double) -> [Double] {
      let adapted = primaries.white == d50 ? adaptation(d65, d50) * xyz : xyz
      return (inverse(matrix(primaries)) * adapted).map { $0 < 0 ? -encode(-$0) : encode($0) }
    }
    func gamma(_ value: Double) -> Double {
      value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    switch space {
    case .rgb, .srgb: return color
    case .srgbLinear: return light
    case .displayP3: return encoded(displayP3, gamma)
    case .displayP3Linear: return encoded(displayP3) { $0 }
    case .a98RGB: return encoded(a98RGB) { pow($0, 256.0 / 563) }
    case .rec2020: return encoded(rec2020) { pow($0, 1 / 2.4) }
    case .proPhotoRGB:
      return encoded(proPhotoRGB) { $0 < 1.0 / 512 ? 16 * $0 : pow($0, 1 / 1.8) }
    case .xyzD65: return xyz
    case .xyzD50: return adaptation(d65, d50) * xyz
    case .lab: return lab(adaptation(d65, d50) * xyz)
    case .lch: return polar(lab(adaptation(d65, d50) * xyz))
    case .oklab: return oklab(light)
    case .oklch: return polar(oklab(light))
    case .hsl: return hsl(color)
    case .hsv: return hsv(color)
    case .hwb: return [hsl(color)[0], (color.min() ?? 0) * 100, (1 - (color.max() ?? 0)) * 100]
    }
  }

  private static func lab(_ xyz: [Double]) -> [Double] {
    let f = zip(xyz, white(d50)).map { value, white in
      let t = value / white
      return t > pow(6.0 / 29, 3) ? cbrt(t) : t / (3 * pow(6.0 / 29, 2)) + 4.0 / 29
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  /// Returns Oklab components from linear sRGB, by its author's original matrices.
  ///
  /// The specification's matrices are newer and agree to four digits.
  private static func oklab(_ light: [Double]) -> [Double] {
    let cones =
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ] * light
    return [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ] * cones.map { cbrt($0) }
  }

  private static func polar(_ lab: [Double]) -> [Double] {
    let hue = atan2(lab[2], lab[1]) * 180 / .pi
    return [lab[0], hypot(lab[1], lab[2]), hue < 0 ? hue + 360 : hue]
  }

  private static func hsv(_ color: [Double]) -> [Double] {
    let (high, low) = (color.max() ?? 0, color.min() ?? 0)
    return [hsl(color)[0], high == 0 ? 0 : 1 - low / high, high]
  }

  private static func hsl(_ color: [Double]) -> [Double] {
    let (high, low) = (color.max() ?? 0, color.min() ?? 0)
    let (range, lightness) = (high - low, (high + low) / 2)
    if range == 0 { return [0, 0, lightness * 100] }
    let (r, g, b) = (color[0], color[1], color[2])
    let sextant =
      high == r ? (g - b) / range : high == g ? (b - r) / range + 2 : (r - g) / range + 4
    let hue = sextant * 60
    return [
      hue < 0 ? hue + 360 : hue, range / (1 - abs(2 * lightness - 1)) * 100, lightness * 100,
    ]
  }
}

extension ReferenceConversion {
  private static func xyz(_ point: (Double, Double)) -> [Double] {
    [point.0 / point.1, 1, (1 - point.0 - point.1) / point.1]
  }

  private static func white(_ point: (Double, Double)) -> [Double] { xyz(point) }

  /// Returns the matrix from linear components to XYZ.
  ///
  /// The primaries are scaled so that their sum is the white point.
  private static func matrix(_ primaries: Primaries) -> Matrix {
    let columns = [xyz(primaries.red), xyz(primaries.green), xyz(primaries.blue)]
    let rows = (0..<3).map { row in columns.map { $0[row] } }
    let strength = inverse(rows) * xyz(primaries.white)
    return rows.map { row in zip(row, strength).map(*) }
  }

  /// Returns the Bradford adaptation from one white point to another.
  private static func adaptation(_ from: (Double, Double), _ to: (Double, Double)) -> Matrix {
    let bradford = [
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ]
    let scale = zip(bradford * xyz(to), bradford * xyz(from)).map(/)
    let scaled = zip(bradford, scale).map { row, factor in row.map { $0 * factor } }
    return inverse(bradford) * scaled
  }

  private static func inverse(_ m: Matrix) -> Matrix {
    func cofactor(_ row: Int, _ column: Int) -> Double {
      let (a, b) = ((row + 1) % 3, (row + 2) % 3)
      let (c, d) = ((column + 1) % 3, (column + 2) % 3)
      return m[a][c] * m[b][d] - m[a][d] * m[b][c]
    }
    let determinant = (0..<3).map { m[0][$0] * cofactor(0, $0) }.reduce(0, +)
    return (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
  }
}

private func * (matrix: [[Double]], vector: [Double]) -> [Double] {
  matrix.map { row in zip(row, vector).map(*).reduce(0, +) }
}

private func * (left: [[Double]], right: [[Double]]) -> [[Double]] {
  left.map { row in
    (0..<3).map { column in zip(row, right.map { $0[column] }).map(*).reduce(0, +) }
  }
}
