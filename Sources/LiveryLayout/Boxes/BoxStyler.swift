// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSValues
public import Livery
import LiveryPipelines

/// Makes trees of boxes of one theme, and styles those only once that differ in nothing that selectors can ask for.
///
/// The rows of a table differ in their texts, and few in anything else:
///
/// ```swift
/// var styler = BoxStyler(theme, below: [StyleElement("body"), StyleElement("table")])
/// let first = styler.boxes(LayoutElement("tableRow", [.text("one")]))
/// let second = styler.boxes(LayoutElement("tableRow", [.text("two")]))     // nothing is styled again
/// ```
public struct BoxStyler: Sendable {
  private let sheet: CSSStyleSheet
  private let library: PipelineLibrary
  private let ancestors: [StyleElement]
  private let limits: LayoutLimits
  private var known: [StyleElement: StyledTree] = [:]
  /// How many kinds of trees are kept.
  private static let capacity = 512

  /// A styler for a theme as it is now.
  ///
  /// - Parameters:
  ///   - theme: the theme.
  ///   - ancestors: the elements above all trees, the topmost first.
  ///   - limits: what is too much.
  public init(
    _ theme: Theme, below ancestors: [StyleElement] = [StyleElement("body")],
    limits: LayoutLimits = LayoutLimits()
  ) {
    sheet = theme.sheet
    library = theme.pipelineLibrary
    self.ancestors = ancestors
    self.limits = limits
  }

  /// An element with all that is in it and their styles.
  public mutating func boxes(_ root: LayoutElement) -> BoxTree {
    let flattened = FlattenedElements(root, limits: limits)
    let description = flattened.description(below: ancestors)
    let styled: StyledTree
    if let kept = known[description] {
      styled = kept
    } else {
      styled = sheet.styledTree(of: description)
      if known.count >= Self.capacity { known.removeAll() }
      known[description] = styled
    }
    return BoxTree(flattened, styled: styled, offset: ancestors.count, library: library)
  }
}
