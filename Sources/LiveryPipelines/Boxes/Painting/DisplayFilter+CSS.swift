// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension DisplayFilter {
  /// Creates the filter of a computed function, or returns `nil` for a no-op or a reference.
  ///
  /// Defined by [Filter Effects 1, section 6](https://drafts.csswg.org/filter-effects-1/#filter-functions).
  init?(_ function: FilterFunction) {
    switch function {
    case .blur(let radius):
      guard let pixels = radius?.pixels(in: .nonNegative), pixels > 0 else { return nil }
      self = .blur(pixels.bounded)
    case .hueRotate(let angle):
      let degrees = angle.flatMap { Calculable<CSSAngle>($0)?.degrees } ?? 0
      let turn = degrees.truncatingRemainder(dividingBy: 360)
      guard turn.isFinite, turn != 0 else { return nil }
      self = .colorMatrix(Self.hueRotation(turn * .pi / 180))
    case .dropShadow(let shadow):
      guard var shadow = BoxShadow(shadow)?.shadow else { return nil }
      // The third length is a standard deviation, which is half of a blur radius.
      shadow.blur = (shadow.blur * 2).bounded
      self = .dropShadow(shadow)
    case .adjustment(let adjustment, _):
      guard let amount = function.amount, amount != adjustment.neutralAmount else { return nil }
      self = .colorMatrix(Self.matrix(adjustment, min(amount, 1e6)))
    case .url: return nil
    }
  }

  /// The weights of red, green and blue in the luminance.
  private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// The filter that converts luminance to alpha.
  static let luminanceToAlpha = DisplayFilter.colorMatrix(
    Array(repeating: 0, count: 15) + [luminance.red, luminance.green, luminance.blue, 0, 0])

  private static func matrix(
    _ adjustment: FilterFunction.Adjustment, _ amount: Double
  ) -> [Double] {
    switch adjustment {
    case .brightness: linear(amount, 0)
    case .contrast: linear(amount, 0.5 - 0.5 * amount)
    case .invert: linear(1 - 2 * amount, amount)
    case .opacity: linear(1, 0, alpha: amount)
    case .saturate: mixed(amount, luminanceRows)
    case .grayscale: mixed(1 - amount, luminanceRows)
    case .sepia:
      mixed(
        1 - amount, [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]])
    }
  }

  private static let luminanceRows = Array(
    repeating: [luminance.red, luminance.green, luminance.blue], count: 3)

  /// Returns the matrix that multiplies every color by a slope and adds an offset.
  private static func linear(_ slope: Double, _ offset: Double, alpha: Double = 1) -> [Double] {
    [slope, 0, 0, 0, offset, 0, slope, 0, 0, offset, 0, 0, slope, 0, offset, 0, 0, 0, alpha, 0]
  }

  /// Returns the matrix that mixes the identity with other rows.
  private static func mixed(_ amount: Double, _ rows: [[Double]]) -> [Double] {
    var matrix: [Double] = []
    for (index, row) in rows.enumerated() {
      matrix += row.enumerated().map { column, value in
        value * (1 - amount) + (column == index ? amount : 0)
      }
      matrix += [0, 0]
    }
    return matrix + [0, 0, 0, 1, 0]
  }

  /// Returns the matrix of a hue rotation, by an angle in radians.
  ///
  /// Defined by [Filter Effects 1, section
  /// 9.6](https://drafts.csswg.org/filter-effects-1/#element-attrdef-fecolormatrix-values).
  private static func hueRotation(_ angle: Double) -> [Double] {
    let (cosine, sine) = (cos(angle), sin(angle))
    func row(_ base: [Double], byCosine: [Double], bySine: [Double]) -> [Double] {
      (0..<3).map { base[$0] + cosine * byCosine[$0] + sine * bySine[$0] } + [0, 0]
    }
    let base = [0.213, 0.715, 0.072]
    return row(base, byCosine: [0.787, -0.715, -0.072], bySine: [-0.213, -0.715, 0.928])
      + row(base, byCosine: [-0.213, 0.285, -0.072], bySine: [0.143, 0.140, -0.283])
      + row(base, byCosine: [-0.213, -0.715, 0.928], bySine: [-0.787, 0.715, 0.072]) + [
        0, 0, 0, 1, 0,
      ]
  }
}
