// SPDX-License-Identifier: Apache-2.0

/// The context in which the values of an element are computed.
///
/// The order of computation matters. First comes `font-size`, which does not read ``fontSize``.
/// Then comes `color`, for which ``currentColor`` is the parent's color. All other properties
/// follow.
package struct ComputationContext: Sendable, Hashable {
  /// The font size of the parent in px, for `em` and `%` in `font-size`.
  package var parentFontSize: Double
  /// The font weight of the parent, for `bolder` and `lighter`.
  package var parentFontWeight: FontWeight
  /// The font size of the element in px, for `em` in all properties except `font-size`.
  package var fontSize: Double
  /// The color of the element, or of its parent while `color` itself is computed.
  package var currentColor: CSSColor
  /// The text properties of the parent, for `match-parent`, or `nil` without a parent.
  package var parentText: ParentText?
  /// Whether lines of text are vertical.
  package var isVertical = false
  /// The line height of the element in px, for `lh`, or `nil` for the font's normal line height.
  package var lineHeight: Double?
  /// The line height of the parent in px, for `lh` in `font-size` and `line-height`.
  package var parentLineHeight: Double?

  /// The used color scheme of the element.
  package var colorScheme = CSSColorScheme.light
  /// The values that nearly all elements of a tree have in common, in storage that they share.
  private var shared: SharedStorage

  /// Creates the context of an element, by default of a root without a viewport.
  package init(
    parentFontSize: Double = 16, parentFontWeight: FontWeight = .normal, rootFontSize: Double = 16,
    fontSize: Double = 16, currentColor: CSSColor = .black, viewport: Viewport? = nil
  ) {
    self.parentFontSize = parentFontSize
    self.parentFontWeight = parentFontWeight
    self.fontSize = fontSize
    self.currentColor = currentColor
    shared = .initial
    if rootFontSize != self.rootFontSize { self.rootFontSize = rootFontSize }
    if viewport != nil { self.viewport = viewport }
  }
}

extension ComputationContext {
  /// The part of a context that rarely differs between two elements.
  fileprivate struct SharedValues: Sendable, Hashable {
    var rootFontSize = 16.0
    var viewports = Viewports()
    var container: Viewport?
    var rootLineHeight: Double?
    var fontMetrics = FontMetrics()
    var rootFontMetrics = FontMetrics()
    var resolution = 1.0
    var systemColors = SystemColors()
  }

  /// Storage that contexts share.
  fileprivate final class SharedStorage: Sendable {
    let values: SharedValues

    init(_ values: SharedValues) { self.values = values }

    /// The values of a root element without a viewport.
    static let initial = SharedStorage(SharedValues())
  }

  /// Changes the shared values of this context only.
  private mutating func updateShared(_ change: (inout SharedValues) -> Void) {
    var values = shared.values
    change(&values)
    shared = SharedStorage(values)
  }

  /// The font size of the root element in px, for `rem`.
  package var rootFontSize: Double {
    get { shared.values.rootFontSize }
    set { updateShared { $0.rootFontSize = newValue } }
  }

  /// The sizes of the viewport.
  package var viewports: Viewports {
    get { shared.values.viewports }
    set { updateShared { $0.viewports = newValue } }
  }

  /// The size of the large viewport in px.
  ///
  /// Its units stay unresolved if it is `nil`.
  package var viewport: Viewport? {
    get { shared.values.viewports.large }
    set { updateShared { $0.viewports.large = newValue } }
  }

  /// The size of the query container in px.
  ///
  /// Without it, its units refer to the small viewport.
  package var container: Viewport? {
    get { shared.values.container }
    set { updateShared { $0.container = newValue } }
  }

  /// The line height of the root element in px, for `rlh`.
  package var rootLineHeight: Double? {
    get { shared.values.rootLineHeight }
    set { updateShared { $0.rootLineHeight = newValue } }
  }

  /// The metrics of the element's font.
  package var fontMetrics: FontMetrics {
    get { shared.values.fontMetrics }
    set { updateShared { $0.fontMetrics = newValue } }
  }

  /// The metrics of the root element's font.
  package var rootFontMetrics: FontMetrics {
    get { shared.values.rootFontMetrics }
    set { updateShared { $0.rootFontMetrics = newValue } }
  }

  /// The number of device pixels per px.
  package var resolution: Double {
    get { shared.values.resolution }
    set { updateShared { $0.resolution = newValue } }
  }

  /// The values of the system colors.
  package var systemColors: SystemColors {
    get { shared.values.systemColors }
    set { updateShared { $0.systemColors = newValue } }
  }
}

extension ComputationContext.SharedStorage: Hashable {
  static func == (
    a: ComputationContext.SharedStorage, b: ComputationContext.SharedStorage
  ) -> Bool {
    a === b || a.values == b.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension ComputationContext {
  /// The context in which `font-size` is computed, with em and lh of the parent.
  var forFontSize: ComputationContext {
    var context = self
    context.fontSize = parentFontSize
    context.lineHeight = parentLineHeight
    return context
  }
}
