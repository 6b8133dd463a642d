// SPDX-License-Identifier: Apache-2.0

/// What the values of an element depend on while they are computed.
///
/// Values are computed in an order that keeps the context true: first `font-size`, for which ``fontSize`` is not asked; then
/// `color`, for which ``currentColor`` is the parent's; then the rest.
public struct ComputationContext: Sendable, Hashable {
  /// The size of the parent's font in px: what `em` and `%` of `font-size` refer to.
  public var parentFontSize: Double
  /// The weight of the parent's font: what `bolder` and `lighter` refer to.
  public var parentFontWeight: FontWeight
  /// The size of the root's font in px: what `rem` refers to.
  public var rootFontSize: Double
  /// The size of the element's own font in px: what `em` refers to everywhere but in `font-size`.
  public var fontSize: Double
  /// The element's own color; while `color` itself is computed, its parent's.
  public var currentColor: Color
  /// The size of the viewport in px; nil leaves its units as they are.
  public var viewport: Viewport?
  /// The height of a small x in font sizes, used for `ex`.
  public var xHeight = 0.5
  /// The width of a zero in font sizes, used for `ch`.
  public var zeroWidth = 0.5

  /// Whether the element is light or dark.
  public var colorScheme = ColorScheme.light
  /// What the system colors look like.
  public var systemColors = SystemColors()

  /// The size that viewport units are hundredths of.
  public struct Viewport: Sendable, Hashable {
    /// The width in px.
    public var width: Double
    /// The height in px.
    public var height: Double

    /// A viewport of a size in px.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The context of an element; by default that of a root without a viewport.
  public init(
    parentFontSize: Double = 16, parentFontWeight: FontWeight = .normal, rootFontSize: Double = 16,
    fontSize: Double = 16, currentColor: Color = .black, viewport: Viewport? = nil
  ) {
    self.parentFontSize = parentFontSize
    self.parentFontWeight = parentFontWeight
    self.rootFontSize = rootFontSize
    self.fontSize = fontSize
    self.currentColor = currentColor
    self.viewport = viewport
  }
}

extension ComputationContext {
  /// The context in which `font-size` is computed: an em is the parent's.
  var forFontSize: ComputationContext {
    var context = self
    context.fontSize = parentFontSize
    return context
  }

  /// How many px one of a unit is; nil for a viewport unit without a viewport.
  func pixels(per unit: Length.Unit) -> Double? {
    switch unit {
    case .em: fontSize
    case .rem: rootFontSize
    case .ex: fontSize * xHeight
    case .ch: fontSize * zeroWidth
    case .vw: viewport.map { $0.width / 100 }
    case .vh: viewport.map { $0.height / 100 }
    case .vmin: viewport.map { min($0.width, $0.height) / 100 }
    case .vmax: viewport.map { max($0.width, $0.height) / 100 }
    default: unit.pixels
    }
  }
}
