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
  /// What `match-parent` refers to; nil for an element without a parent.
  public var parentText: ParentText?
  /// The size of the viewport in px; nil leaves its units as they are.
  public var viewport: Viewport?
  /// The viewport while the program's bars are shown; nil where that is the same.
  public var smallViewport: Viewport?
  /// The viewport as it is now, between the smallest and the largest; nil where that is the same.
  public var dynamicViewport: Viewport?
  /// The size of the query container in px; without one, its units refer to the small viewport.
  public var container: Viewport?
  /// Whether lines of text run from top to bottom.
  public var isVertical = false
  /// The distance of the element's lines in px, used for `lh`; nil for what the font says.
  public var lineHeight: Double?
  /// The distance of the parent's lines in px, used for `lh` in `font-size` and `line-height`.
  public var parentLineHeight: Double?
  /// The distance of the root's lines in px, used for `rlh`.
  public var rootLineHeight: Double?
  /// The measures of the element's font.
  public var fontMetrics = FontMetrics()
  /// The measures of the root's font.
  public var rootFontMetrics = FontMetrics()
  /// How many dots of the screen make a px.
  public var resolution = 1.0

  /// Whether the element is light or dark.
  public var colorScheme = ColorScheme.light
  /// What the system colors look like.
  public var systemColors = SystemColors()

  /// The size of a viewport or container: what its units are hundredths of.
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
    context.lineHeight = parentLineHeight
    return context
  }
}
