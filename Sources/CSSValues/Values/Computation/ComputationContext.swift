// SPDX-License-Identifier: Apache-2.0

/// What the values of an element depend on while they are computed.
///
/// Values are computed in an order that keeps the context true: first `font-size`, for which ``fontSize`` is not asked; then
/// `color`, for which ``currentColor`` is the parent's; then the rest.
package struct ComputationContext: Sendable, Hashable {
  /// The size of the parent's font in px: what `em` and `%` of `font-size` refer to.
  package var parentFontSize: Double
  /// The weight of the parent's font: what `bolder` and `lighter` refer to.
  package var parentFontWeight: FontWeight
  /// The size of the element's own font in px: what `em` refers to everywhere but in `font-size`.
  package var fontSize: Double
  /// The element's own color; while `color` itself is computed, its parent's.
  package var currentColor: CSSColor
  /// What `match-parent` refers to; nil for an element without a parent.
  package var parentText: ParentText?
  /// Whether lines of text run from top to bottom.
  package var isVertical = false
  /// The distance of the element's lines in px, used for `lh`; nil for what the font says.
  package var lineHeight: Double?
  /// The distance of the parent's lines in px, used for `lh` in `font-size` and `line-height`.
  package var parentLineHeight: Double?

  /// Whether the element is light or dark.
  package var colorScheme = CSSColorScheme.light
  /// What is the same for nearly all elements of a tree, in one place for all of them.
  private var surroundings: SharedSurroundings

  /// The context of an element; by default that of a root without a viewport.
  package init(
    parentFontSize: Double = 16, parentFontWeight: FontWeight = .normal, rootFontSize: Double = 16,
    fontSize: Double = 16, currentColor: CSSColor = .black, viewport: Viewport? = nil
  ) {
    self.parentFontSize = parentFontSize
    self.parentFontWeight = parentFontWeight
    self.fontSize = fontSize
    self.currentColor = currentColor
    surroundings = .initial
    if rootFontSize != self.rootFontSize { self.rootFontSize = rootFontSize }
    if viewport != nil { self.viewport = viewport }
  }
}

extension ComputationContext {
  /// The part of a context that rarely differs between two elements.
  fileprivate struct Surroundings: Sendable, Hashable {
    var rootFontSize = 16.0
    var viewports = Viewports()
    var container: Viewport?
    var rootLineHeight: Double?
    var fontMetrics = FontMetrics()
    var rootFontMetrics = FontMetrics()
    var resolution = 1.0
    var systemColors = SystemColors()
  }

  /// Surroundings that contexts share.
  fileprivate final class SharedSurroundings: Sendable {
    let values: Surroundings

    init(_ values: Surroundings) { self.values = values }

    /// Those of a root without a viewport.
    static let initial = SharedSurroundings(Surroundings())
  }

  /// Gives this context surroundings of its own.
  private mutating func surround(_ change: (inout Surroundings) -> Void) {
    var values = surroundings.values
    change(&values)
    surroundings = SharedSurroundings(values)
  }

  /// The size of the root's font in px: what `rem` refers to.
  package var rootFontSize: Double {
    get { surroundings.values.rootFontSize }
    set { surround { $0.rootFontSize = newValue } }
  }

  /// The sizes of the viewport.
  package var viewports: Viewports {
    get { surroundings.values.viewports }
    set { surround { $0.viewports = newValue } }
  }

  /// The size of the large viewport in px; `nil` leaves its units as they are.
  package var viewport: Viewport? {
    get { surroundings.values.viewports.large }
    set { surround { $0.viewports.large = newValue } }
  }

  /// The size of the query container in px; without one, its units refer to the small viewport.
  package var container: Viewport? {
    get { surroundings.values.container }
    set { surround { $0.container = newValue } }
  }

  /// The distance of the root's lines in px, used for `rlh`.
  package var rootLineHeight: Double? {
    get { surroundings.values.rootLineHeight }
    set { surround { $0.rootLineHeight = newValue } }
  }

  /// The measures of the element's font.
  package var fontMetrics: FontMetrics {
    get { surroundings.values.fontMetrics }
    set { surround { $0.fontMetrics = newValue } }
  }

  /// The measures of the root's font.
  package var rootFontMetrics: FontMetrics {
    get { surroundings.values.rootFontMetrics }
    set { surround { $0.rootFontMetrics = newValue } }
  }

  /// How many dots of the screen make a px.
  package var resolution: Double {
    get { surroundings.values.resolution }
    set { surround { $0.resolution = newValue } }
  }

  /// What the system colors look like.
  package var systemColors: SystemColors {
    get { surroundings.values.systemColors }
    set { surround { $0.systemColors = newValue } }
  }
}

extension ComputationContext.SharedSurroundings: Hashable {
  static func == (
    a: ComputationContext.SharedSurroundings, b: ComputationContext.SharedSurroundings
  ) -> Bool {
    a === b || a.values == b.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
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
