// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSValues
package import Livery
import LiveryPipelines

/// A builder of box trees for a theme, which shares styles between indistinguishable trees.
///
/// Trees are styled only once if selectors cannot distinguish them.
///
/// The rows of a table differ in their texts, but seldom in anything else:
///
/// ```swift
/// var styler = BoxStyler(theme, below: [StyleElement("body"), StyleElement("table")])
/// let first = styler.boxes(LayoutElement("tableRow", [.text("one")]))
/// let second = styler.boxes(LayoutElement("tableRow", [.text("two")]))     // nothing is styled again
/// ```
package struct BoxStyler: Sendable {
  private let sheet: CSSStyleSheet
  private let library: PipelineLibrary
  private let ancestors: [StyleElement]
  private let limits: LayoutLimits
  private var cache: [StyleElement: StyledTree] = [:]
  /// The maximum number of cached styled trees.
  private static let capacity = 512

  /// Creates a styler for the current state of a theme.
  ///
  /// - Parameters:
  ///   - theme: the theme.
  ///   - ancestors: the elements above all trees, starting at the root.
  ///   - limits: the limits of a layout.
  package init(
    _ theme: Theme, below ancestors: [StyleElement] = [StyleElement("body")],
    limits: LayoutLimits = LayoutLimits()
  ) {
    sheet = theme.sheet
    library = theme.pipelineLibrary
    self.ancestors = ancestors
    self.limits = limits
  }

  /// Returns the box tree of an element and its descendants.
  package mutating func boxes(_ root: LayoutElement) -> BoxTree {
    let flattened = FlattenedElements(root, limits: limits)
    let description = flattened.description(below: ancestors)
    let styled: StyledTree
    if let cached = cache[description] {
      styled = cached
    } else {
      styled = sheet.styledTree(of: description)
      if cache.count >= Self.capacity { cache.removeAll() }
      cache[description] = styled
    }
    return BoxTree(flattened, styled: styled, offset: ancestors.count, library: library)
  }
}
