// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// How commands that were painted by themselves are laid over what is there.
public struct DisplayGroup: Sendable, Hashable {
  /// The filters, done one after the other on the group's picture.
  public var filters: [DisplayFilter]
  /// The opacity, from 0 to 1, after the filters.
  public var opacity: Double
  /// How the picture is mixed with what is there.
  public var compositing: Compositing

  /// A group by its parts.
  public init(
    filters: [DisplayFilter] = [], opacity: Double = 1, compositing: Compositing = .normal
  ) {
    self.filters = filters
    self.opacity = opacity
    self.compositing = compositing
  }
}

/// A change of a picture.
public enum DisplayFilter: Sendable, Hashable {
  /// A Gaussian of a standard deviation in px.
  case blur(Double)
  /// A shadow of the picture behind it.
  case dropShadow(DisplayShadow)
  /// Twenty numbers, four rows of five: red, green, blue and opacity from red, green, blue, opacity and one.
  case colorMatrix([Double])
}

/// How a picture is mixed with what is there: blending, or one of the operators of Porter and Duff.
///
/// Defined by [Compositing and Blending 1](https://drafts.fxtf.org/compositing-1/).
public enum Compositing: String, Sendable, Hashable, CaseIterable {
  /// Laid over it.
  case normal
  /// Multiplied.
  case multiply
  /// Multiplied as light.
  case screen
  /// Multiplied or screened, by what is there.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// What is there brightened.
  case colorDodge = "color-dodge"
  /// What is there darkened.
  case colorBurn = "color-burn"
  /// Multiplied or screened, by the picture.
  case hardLight = "hard-light"
  /// The same, softly.
  case softLight = "soft-light"
  /// The difference.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// Its hue.
  case hue
  /// Its saturation.
  case saturation
  /// Its hue and saturation.
  case color
  /// Its luminosity.
  case luminosity
  /// Nothing is left.
  case clear
  /// The picture alone.
  case copy
  /// The picture where something is.
  case sourceIn = "source-in"
  /// The picture where nothing is.
  case sourceOut = "source-out"
  /// The picture on top where something is.
  case sourceAtop = "source-atop"
  /// The picture behind it.
  case destinationOver = "destination-over"
  /// What is there where the picture is.
  case destinationIn = "destination-in"
  /// What is there where the picture is not.
  case destinationOut = "destination-out"
  /// What is there where the picture is, and the picture where nothing is.
  case destinationAtop = "destination-atop"
  /// Each where the other is not.
  case xor
  /// The sum, made darker.
  case plusDarker = "plus-darker"
  /// The sum.
  case plusLighter = "plus-lighter"
}

extension Compositing {
  /// The mixing of a blend mode of CSS.
  public init(_ mode: CSSBlendMode) { self = Compositing(rawValue: mode.description) ?? .normal }
}
