// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The filters, opacity and compositing of commands that are painted separately.
public struct DisplayGroup: Sendable, Hashable {
  /// The filters, applied in order to the image of the group.
  public var filters: [DisplayFilter]
  /// The opacity, from 0 to 1, applied after the filters.
  public var opacity: Double
  /// The operator that mixes the image with the backdrop.
  public var compositing: Compositing

  /// Creates a group from its parts.
  public init(
    filters: [DisplayFilter] = [], opacity: Double = 1, compositing: Compositing = .normal
  ) {
    self.filters = filters
    self.opacity = opacity
    self.compositing = compositing
  }
}

/// A filter of an image.
public enum DisplayFilter: Sendable, Hashable {
  /// A Gaussian blur with a standard deviation in px.
  case blur(Double)
  /// A drop shadow below the image.
  case dropShadow(DisplayShadow)
  /// A 4×5 matrix by rows: new red, green, blue and alpha from red, green, blue, alpha and 1.
  case colorMatrix([Double])
}

/// The operator that mixes an image with its backdrop: a blend mode or a Porter-Duff operator.
///
/// Defined by [Compositing and Blending 1](https://drafts.fxtf.org/compositing-1/).
public enum Compositing: String, Sendable, Hashable, CaseIterable {
  /// The `normal` blend mode: the image over the backdrop.
  case normal
  /// The `multiply` blend mode.
  case multiply
  /// The `screen` blend mode.
  case screen
  /// The `overlay` blend mode: `multiply` or `screen`, depending on the backdrop.
  case overlay
  /// The `darken` blend mode: the darker color.
  case darken
  /// The `lighten` blend mode: the lighter color.
  case lighten
  /// The `color-dodge` blend mode, which brightens the backdrop.
  case colorDodge = "color-dodge"
  /// The `color-burn` blend mode, which darkens the backdrop.
  case colorBurn = "color-burn"
  /// The `hard-light` blend mode: `multiply` or `screen`, depending on the image.
  case hardLight = "hard-light"
  /// The `soft-light` blend mode.
  case softLight = "soft-light"
  /// The `difference` blend mode.
  case difference
  /// The `exclusion` blend mode: a difference with less contrast.
  case exclusion
  /// The `hue` blend mode: the hue of the image on the backdrop.
  case hue
  /// The `saturation` blend mode: the saturation of the image on the backdrop.
  case saturation
  /// The `color` blend mode: hue and saturation of the image on the backdrop.
  case color
  /// The `luminosity` blend mode: the luminosity of the image on the backdrop.
  case luminosity
  /// Neither the image nor the backdrop.
  case clear
  /// The image without the backdrop.
  case copy
  /// The image inside of the backdrop.
  case sourceIn = "source-in"
  /// The image outside of the backdrop.
  case sourceOut = "source-out"
  /// The image inside of the backdrop, over the backdrop.
  case sourceAtop = "source-atop"
  /// The image below the backdrop.
  case destinationOver = "destination-over"
  /// The backdrop inside of the image.
  case destinationIn = "destination-in"
  /// The backdrop outside of the image.
  case destinationOut = "destination-out"
  /// The backdrop inside of the image, over the image.
  case destinationAtop = "destination-atop"
  /// The image and the backdrop, each outside of the other.
  case xor
  /// The sum of both, darkened.
  case plusDarker = "plus-darker"
  /// The sum of both.
  case plusLighter = "plus-lighter"
}

extension Compositing {
  /// Creates the operator for a blend mode of CSS.
  public init(_ mode: CSSBlendMode) { self = Compositing(rawValue: mode.description) ?? .normal }
}
