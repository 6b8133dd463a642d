// SPDX-License-Identifier: Apache-2.0

/// What is particular to one RGB space: how its components are encoded, and its maps to and from XYZ by the light D65.
struct RGBModel {
  let transfer: TransferFunction
  let toXYZ: ColorMatrix
  let fromXYZ: ColorMatrix
  var isOfD50 = false
}

extension ColorSpace {
  /// The model of an RGB space; nil for the others.
  var rgbModel: RGBModel? {
    switch self {
    case .rgb, .srgb: Self.srgbModel
    case .srgbLinear: Self.srgbLinearModel
    case .displayP3: Self.displayP3Model
    case .displayP3Linear: Self.displayP3LinearModel
    case .a98RGB: Self.a98RGBModel
    case .proPhotoRGB: Self.proPhotoRGBModel
    case .rec2020: Self.rec2020Model
    default: nil
    }
  }

  private static let srgbModel = RGBModel(
    transfer: .srgb, toXYZ: .sRGBToXYZ, fromXYZ: .xyzToSRGB)
  private static let srgbLinearModel = RGBModel(
    transfer: .linear, toXYZ: .sRGBToXYZ, fromXYZ: .xyzToSRGB)
  private static let displayP3Model = RGBModel(
    transfer: .srgb, toXYZ: .displayP3ToXYZ, fromXYZ: .xyzToDisplayP3)
  private static let displayP3LinearModel = RGBModel(
    transfer: .linear, toXYZ: .displayP3ToXYZ, fromXYZ: .xyzToDisplayP3)
  private static let a98RGBModel = RGBModel(
    transfer: .a98RGB, toXYZ: .a98RGBToXYZ, fromXYZ: .xyzToA98RGB)
  private static let proPhotoRGBModel = RGBModel(
    transfer: .proPhotoRGB, toXYZ: .proPhotoRGBToXYZ, fromXYZ: .xyzToProPhotoRGB, isOfD50: true)
  private static let rec2020Model = RGBModel(
    transfer: .rec2020, toXYZ: .rec2020ToXYZ, fromXYZ: .xyzToRec2020)
}
