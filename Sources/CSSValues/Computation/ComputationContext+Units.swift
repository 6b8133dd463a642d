// SPDX-License-Identifier: Apache-2.0

extension ComputationContext {
  /// What units need to know of a font, in sizes of the font.
  ///
  /// The defaults are those of the specification for a font that says nothing, and for capitals what is usual.
  public struct FontMetrics: Sendable, Hashable {
    /// The height of a small x.
    public var xHeight = 0.5
    /// The height of capitals.
    public var capHeight = 0.7
    /// The width of a zero.
    public var zeroWidth = 0.5
    /// The width of an ideograph.
    public var ideographWidth = 1.0
    /// The distance of lines.
    public var lineHeight = 1.2

    /// The measures of a font of which nothing is known.
    public init() {}
  }

  /// How many px one of a unit is; nil for a unit of a viewport or container that is not there.
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

  /// A hundredth of what a unit of a viewport or container refers to.
  private func hundredth(_ unit: Length.Unit) -> Double? {
    switch unit {
    case .vw, .lvw: viewport.map { $0.width / 100 }
    case .vh, .lvh: viewport.map { $0.height / 100 }
    case .vi, .lvi: viewport.map { inline($0) / 100 }
    case .vb, .lvb: viewport.map { block($0) / 100 }
    case .vmin, .lvmin: viewport.map { $0.smallerSide / 100 }
    case .vmax, .lvmax: viewport.map { $0.largerSide / 100 }
    case .svw: (smallViewport ?? viewport).map { $0.width / 100 }
    case .svh: (smallViewport ?? viewport).map { $0.height / 100 }
    case .svi: (smallViewport ?? viewport).map { inline($0) / 100 }
    case .svb: (smallViewport ?? viewport).map { block($0) / 100 }
    case .svmin: (smallViewport ?? viewport).map { $0.smallerSide / 100 }
    case .svmax: (smallViewport ?? viewport).map { $0.largerSide / 100 }
    case .dvw: (dynamicViewport ?? viewport).map { $0.width / 100 }
    case .dvh: (dynamicViewport ?? viewport).map { $0.height / 100 }
    case .dvi: (dynamicViewport ?? viewport).map { inline($0) / 100 }
    case .dvb: (dynamicViewport ?? viewport).map { block($0) / 100 }
    case .dvmin: (dynamicViewport ?? viewport).map { $0.smallerSide / 100 }
    case .dvmax: (dynamicViewport ?? viewport).map { $0.largerSide / 100 }
    case .cqw: containerOrViewport.map { $0.width / 100 }
    case .cqh: containerOrViewport.map { $0.height / 100 }
    case .cqi: containerOrViewport.map { inline($0) / 100 }
    case .cqb: containerOrViewport.map { block($0) / 100 }
    case .cqmin: containerOrViewport.map { $0.smallerSide / 100 }
    case .cqmax: containerOrViewport.map { $0.largerSide / 100 }
    default: nil
    }
  }

  private var containerOrViewport: Viewport? { container ?? smallViewport ?? viewport }

  /// The extent along a line of text.
  private func inline(_ size: Viewport) -> Double { isVertical ? size.height : size.width }

  /// The extent across the lines.
  private func block(_ size: Viewport) -> Double { isVertical ? size.width : size.height }
}

extension ComputationContext.Viewport {
  fileprivate var smallerSide: Double { min(width, height) }
  fileprivate var largerSide: Double { max(width, height) }
}
