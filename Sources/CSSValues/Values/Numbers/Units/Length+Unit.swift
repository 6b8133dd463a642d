// SPDX-License-Identifier: Apache-2.0

extension Length {
  /// A unit of length.
  ///
  /// Defined by [CSS Values 4, section 6](https://drafts.csswg.org/css-values-4/#lengths) and
  /// [CSS Conditional 5, section 5](https://drafts.csswg.org/css-conditional-5/#container-lengths).
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A logical pixel.
    case px
    /// The font size of the element.
    case em
    /// The font size of the root element.
    case rem
    /// A point: 1/72 of an inch, or 4/3 px.
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
    /// The x-height of the element's font.
    case ex
    /// The x-height of the root element's font.
    case rex
    /// The cap height of the element's font.
    case cap
    /// The cap height of the root element's font.
    case rcap
    /// The advance width of the digit zero in the element's font.
    case ch
    /// The advance width of the digit zero in the root element's font.
    case rch
    /// The advance width of an ideograph in the element's font.
    case ic
    /// The advance width of an ideograph in the root element's font.
    case ric
    /// The line height of the element.
    case lh
    /// The line height of the root element.
    case rlh
    /// A hundredth of the viewport's width.
    case vw
    /// A hundredth of the viewport's height.
    case vh
    /// A hundredth of the viewport's inline size.
    case vi
    /// A hundredth of the viewport's block size.
    case vb
    /// A hundredth of the viewport's smaller side.
    case vmin
    /// A hundredth of the viewport's larger side.
    case vmax
    /// A hundredth of the small viewport's width.
    case svw
    /// A hundredth of the small viewport's height.
    case svh
    /// A hundredth of the small viewport's inline size.
    case svi
    /// A hundredth of the small viewport's block size.
    case svb
    /// A hundredth of the small viewport's smaller side.
    case svmin
    /// A hundredth of the small viewport's larger side.
    case svmax
    /// A hundredth of the large viewport's width.
    case lvw
    /// A hundredth of the large viewport's height.
    case lvh
    /// A hundredth of the large viewport's inline size.
    case lvi
    /// A hundredth of the large viewport's block size.
    case lvb
    /// A hundredth of the large viewport's smaller side.
    case lvmin
    /// A hundredth of the large viewport's larger side.
    case lvmax
    /// A hundredth of the dynamic viewport's width.
    case dvw
    /// A hundredth of the dynamic viewport's height.
    case dvh
    /// A hundredth of the dynamic viewport's inline size.
    case dvi
    /// A hundredth of the dynamic viewport's block size.
    case dvb
    /// A hundredth of the dynamic viewport's smaller side.
    case dvmin
    /// A hundredth of the dynamic viewport's larger side.
    case dvmax
    /// A hundredth of the query container's width.
    case cqw
    /// A hundredth of the query container's height.
    case cqh
    /// A hundredth of the query container's inline size.
    case cqi
    /// A hundredth of the query container's block size.
    case cqb
    /// A hundredth of the query container's smaller side.
    case cqmin
    /// A hundredth of the query container's larger side.
    case cqmax
  }
}

extension Length.Unit {
  /// The CSS text of the unit.
  package var name: String { rawValue }

  /// The length of the unit in px, or `nil` if it depends on a font, a viewport or a container.
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
