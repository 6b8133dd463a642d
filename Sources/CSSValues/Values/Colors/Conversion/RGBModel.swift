// SPDX-License-Identifier: Apache-2.0

/// The definition of an RGB space: its transfer function, and its matrices to and from XYZ.
struct RGBModel {
  let transfer: TransferFunction
  let toXYZ: ColorMatrix
  let fromXYZ: ColorMatrix
  var isOfD50 = false
}

extension RGBModel {
  /// Returns the components in XYZ with a D65 white point.
  func xyz(of vector: ColorVector) -> ColorVector {
    let xyz = toXYZ * transfer.decoded(vector)
    return isOfD50 ? ColorMatrix.d50ToD65 * xyz : xyz
  }

  /// Returns the RGB components of a color in XYZ with a D65 white point.
  func components(ofXYZ xyz: ColorVector) -> ColorVector {
    transfer.encoded(fromXYZ * (isOfD50 ? ColorMatrix.d65ToD50 * xyz : xyz))
  }

  static let srgb = RGBModel(
    transfer: .srgb, toXYZ: .sRGBToXYZ, fromXYZ: .xyzToSRGB)
  static let srgbLinear = RGBModel(
    transfer: .linear, toXYZ: .sRGBToXYZ, fromXYZ: .xyzToSRGB)
  static let displayP3 = RGBModel(
    transfer: .srgb, toXYZ: .displayP3ToXYZ, fromXYZ: .xyzToDisplayP3)
  static let displayP3Linear = RGBModel(
    transfer: .linear, toXYZ: .displayP3ToXYZ, fromXYZ: .xyzToDisplayP3)
  static let a98RGB = RGBModel(
    transfer: .a98RGB, toXYZ: .a98RGBToXYZ, fromXYZ: .xyzToA98RGB)
  static let proPhotoRGB = RGBModel(
    transfer: .proPhotoRGB, toXYZ: .proPhotoRGBToXYZ, fromXYZ: .xyzToProPhotoRGB, isOfD50: true)
  static let rec2020 = RGBModel(
    transfer: .rec2020, toXYZ: .rec2020ToXYZ, fromXYZ: .xyzToRec2020)
}
