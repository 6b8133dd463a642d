// SPDX-License-Identifier: Apache-2.0

extension Length {
  /// A unit of length.
  ///
  /// Defined by [CSS Values 4, section 6](https://drafts.csswg.org/css-values-4/#lengths) and
  /// [CSS Conditional 5, section 5](https://drafts.csswg.org/css-conditional-5/#container-lengths).
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// One logical pixel.
    case px
    /// The size of the element's font.
    case em
    /// The size of the root's font.
    case rem
    /// A point: 1/72 inch, 4/3 px.
    case pt
    /// A pica: 12 points.
    case pc
    /// An inch: 96 px.
    case `in`
    /// A centimeter.
    case cm
    /// A millimeter.
    case mm
    /// A quarter of a millimeter.
    case q = "Q"
    /// The height of the font's small x.
    case ex
    /// The height of a small x of the root's font.
    case rex
    /// The height of the font's capitals.
    case cap
    /// The height of the capitals of the root's font.
    case rcap
    /// The width of the font's digit zero.
    case ch
    /// The width of a zero of the root's font.
    case rch
    /// The width of the font's ideographs.
    case ic
    /// The width of an ideograph of the root's font.
    case ric
    /// The height of the element's lines.
    case lh
    /// The height of the root's lines.
    case rlh
    /// A hundredth of the viewport's width.
    case vw
    /// A hundredth of the viewport's height.
    case vh
    /// A hundredth of the viewport's extent along a line of text.
    case vi
    /// A hundredth of the viewport's extent across the lines.
    case vb
    /// A hundredth of the viewport's smaller side.
    case vmin
    /// A hundredth of the viewport's larger side.
    case vmax
    /// As `vw`, of the viewport while the program's bars are shown.
    case svw
    /// As `vh`, of the viewport while the program's bars are shown.
    case svh
    /// As `vi`, of the viewport while the program's bars are shown.
    case svi
    /// As `vb`, of the viewport while the program's bars are shown.
    case svb
    /// As `vmin`, of the viewport while the program's bars are shown.
    case svmin
    /// As `vmax`, of the viewport while the program's bars are shown.
    case svmax
    /// As `vw`, of the viewport while the program's bars are hidden.
    case lvw
    /// As `vh`, of the viewport while the program's bars are hidden.
    case lvh
    /// As `vi`, of the viewport while the program's bars are hidden.
    case lvi
    /// As `vb`, of the viewport while the program's bars are hidden.
    case lvb
    /// As `vmin`, of the viewport while the program's bars are hidden.
    case lvmin
    /// As `vmax`, of the viewport while the program's bars are hidden.
    case lvmax
    /// As `vw`, of the viewport as it is now.
    case dvw
    /// As `vh`, of the viewport as it is now.
    case dvh
    /// As `vi`, of the viewport as it is now.
    case dvi
    /// As `vb`, of the viewport as it is now.
    case dvb
    /// As `vmin`, of the viewport as it is now.
    case dvmin
    /// As `vmax`, of the viewport as it is now.
    case dvmax
    /// A hundredth of the query container's width.
    case cqw
    /// A hundredth of the query container's height.
    case cqh
    /// A hundredth of the query container's extent along a line of text.
    case cqi
    /// A hundredth of the query container's extent across the lines.
    case cqb
    /// A hundredth of the query container's smaller side.
    case cqmin
    /// A hundredth of the query container's larger side.
    case cqmax
  }
}

extension Length.Unit {
  /// The unit as CSS writes it.
  package var name: String { rawValue }

  /// How many px one of the unit is; nil for a unit that depends on a font, a viewport or a container.
  package var pixels: Double? {
    switch self {
    case .px: 1
    case .pt: 96.0 / 72
    case .pc: 16
    case .in: 96
    case .cm: 96 / 2.54
    case .mm: 96 / 25.4
    case .q: 96 / 101.6
    default: nil
    }
  }
}
