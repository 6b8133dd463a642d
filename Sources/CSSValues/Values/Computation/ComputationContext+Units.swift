// SPDX-License-Identifier: Apache-2.0

extension ComputationContext {
  /// The metrics of a font that units depend on, as multiples of the font size.
  ///
  /// The defaults are the fallbacks of the specification, and a typical value for the cap height.
  package struct FontMetrics: Sendable, Hashable {
    /// The height of a lowercase x.
    package var xHeight = 0.5
    /// The height of capital letters.
    package var capHeight = 0.7
    /// The advance width of the digit zero.
    package var zeroWidth = 0.5
    /// The advance width of an ideograph.
    package var ideographWidth = 1.0
    /// The normal line height.
    package var lineHeight = 1.2

    /// Creates the fallback metrics, for a font with unknown metrics.
    package init() {}
  }

  /// Returns the length of a unit in px, or `nil` for a unit of an unknown viewport or container.
  func pixels(per unit: Length.Unit) -> Double? {
    switch unit {
    case .em: fontSize
    case .ex: fontSize * fontMetrics.xHeight
    case .cap: fontSize * fontMetrics.capHeight
    case .ch: fontSize * fontMetrics.zeroWidth
    case .ic: fontSize * fontMetrics.ideographWidth
    case .lh: lineHeight ?? fontSize * fontMetrics.lineHeight
    case .rem: rootFontSize
    case .rex: rootFontSize * rootFontMetrics.xHeight
    case .rcap: rootFontSize * rootFontMetrics.capHeight
    case .rch: rootFontSize * rootFontMetrics.zeroWidth
    case .ric: rootFontSize * rootFontMetrics.ideographWidth
    case .rlh: rootLineHeight ?? rootFontSize * rootFontMetrics.lineHeight
    default: unit.pixels ?? hundredth(unit)
    }
  }

  /// Returns a hundredth of the viewport or container length of a unit, or `nil` if it is unknown.
  private func hundredth(_ unit: Length.Unit) -> Double? {
    referenceLength(of: unit).map { $0 / 100 }
  }

  /// Returns the viewport or container length that 100 of a unit equal.
  ///
  /// Defined by [CSS Values 4, section 6.1.2](https://drafts.csswg.org/css-values-4/#viewport-relative-lengths) and
  /// [CSS Conditional 5, section 5](https://drafts.csswg.org/css-conditional-5/#container-lengths).
  private func referenceLength(of unit: Length.Unit) -> Double? {
    switch unit {
    case .vw, .lvw: viewport?.width
    case .vh, .lvh: viewport?.height
    case .vi, .lvi: viewport.flatMap(inlineSize)
    case .vb, .lvb: viewport.flatMap(blockSize)
    case .vmin, .lvmin: viewport?.smallerSide
    case .vmax, .lvmax: viewport?.largerSide
    case .svw: (viewports.small ?? viewport)?.width
    case .svh: (viewports.small ?? viewport)?.height
    case .svi: (viewports.small ?? viewport).flatMap(inlineSize)
    case .svb: (viewports.small ?? viewport).flatMap(blockSize)
    case .svmin: (viewports.small ?? viewport)?.smallerSide
    case .svmax: (viewports.small ?? viewport)?.largerSide
    case .dvw: (viewports.dynamic ?? viewport)?.width
    case .dvh: (viewports.dynamic ?? viewport)?.height
    case .dvi: (viewports.dynamic ?? viewport).flatMap(inlineSize)
    case .dvb: (viewports.dynamic ?? viewport).flatMap(blockSize)
    case .dvmin: (viewports.dynamic ?? viewport)?.smallerSide
    case .dvmax: (viewports.dynamic ?? viewport)?.largerSide
    case .cqw: containerOrViewport?.width
    case .cqh: containerOrViewport?.height
    case .cqi: containerOrViewport.flatMap(inlineSize)
    case .cqb: containerOrViewport.flatMap(blockSize)
    case .cqmin: containerOrViewport?.smallerSide
    case .cqmax: containerOrViewport?.largerSide
    default: nil
    }
  }

  private var containerOrViewport: Viewport? { container ?? viewports.small ?? viewport }

  /// Returns the size along the inline axis.
  private func inlineSize(_ size: Viewport) -> Double? { isVertical ? size.height : size.width }

  /// Returns the size along the block axis.
  private func blockSize(_ size: Viewport) -> Double? { isVertical ? size.width : size.height }
}

extension Viewport {
  fileprivate var smallerSide: Double? { side(min) }
  fileprivate var largerSide: Double? { side(max) }

  private func side(_ choose: (Double, Double) -> Double) -> Double? {
    guard let width, let height else { return nil }
    return choose(width, height)
  }
}
