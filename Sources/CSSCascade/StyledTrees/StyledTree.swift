// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
import CSSSyntax

/// A tree of the program's nodes with the style of each.
///
/// ```swift
/// let styled = sheet.styledTree(of: window)
/// styled[button]?.color                // CSSColor
/// ```
///
/// The nodes are asked once, when the tree is made; then selectors run on a flattened copy. A tree is a value:
/// a copy keeps the styles that it has.
public struct StyledTree: Sendable {
  /// The elements in document order, each behind its parent; an element's parts right behind it.
  var nodes: NodeTree
  /// The number of each element's style.
  var styles: [UInt32] = []
  /// The stylers that the tree and others of the same rules use.
  private(set) var pool: StylerPool
  /// The tree's use of the styler that made the styles.
  private(set) var use: StylerUse
  /// The elements that objects of the program stand for.
  var indexes: [ObjectIdentifier: Int] = [:]
  /// The elements that are to be styled again.
  var agenda = RestyleAgenda()

  /// The styles that a sheet gives an element and all that is below it.
  public init(of root: StyleElement, in sheet: CSSStyleSheet) {
    self.init(of: root, in: sheet, pseudoElements: [])
  }

  /// The styles that a sheet gives an element and all that is below it, and some pseudo-elements of them all.
  package init(
    of root: StyleElement, in sheet: CSSStyleSheet, pseudoElements: [PseudoElement]
  ) {
    var nodes = NodeTree(in: sheet.answers.rules, pseudoElements: pseudoElements)
    nodes.append([root]) { ($0.append($1, at: $2), $1.children) }
    self.init(of: &nodes, in: sheet)
  }

  /// The styles that a sheet gives a node and all that is below it.
  ///
  /// A node that turns up a second time is left out, so that a tree that bites its tail ends.
  public init(of root: some StyleNode, in sheet: CSSStyleSheet) {
    var nodes = NodeTree(in: sheet.answers.rules)
    var indexes: [ObjectIdentifier: Int] = [:]
    nodes.append([root as any StyleNode]) { nodes, node, place in
      guard indexes[ObjectIdentifier(node)] == nil else { return nil }
      let index = nodes.append(node.styleElement, at: place)
      indexes[ObjectIdentifier(node)] = index
      return (index, node.styleChildren)
    }
    self.init(of: &nodes, in: sheet)
    self.indexes = indexes
  }

  private init(of nodes: inout NodeTree, in sheet: CSSStyleSheet) {
    nodes.finish()
    self.nodes = nodes
    pool = sheet.answers.stylers
    use = StylerUse(pool.styler(for: nodes), for: nodes.count)
    style(StylingOptions())
  }

  /// Styles all elements again.
  public mutating func restyle(_ options: StylingOptions = StylingOptions()) {
    let remembers = options.remembersStyles && options.cachesStyles
    let styler =
      remembers ? pool.styler(for: nodes) : SharedStyler(rules, expecting: nodes.count)
    use = StylerUse(styler, for: nodes.count)
    style(options)
  }

  /// Replaces the tree by one for the rules of a pool, and styles it.
  mutating func replace(by nodes: NodeTree, in pool: StylerPool) {
    self.nodes = nodes
    self.pool = pool
    agenda = RestyleAgenda()
    restyle()
  }

  private mutating func style(_ options: StylingOptions) {
    styles = use.styler.use { [nodes] in $0.styles(of: nodes, options) }
    pool.keep(use.styler)
  }

  /// Begins new tables if the tree needs its own, or if those that there are hold much more than their trees need.
  mutating func prepareTables() {
    guard needsTables else { return }
    let renewed = use.styler.use { [styles] in
      var styles = styles
      return (styler: $0.renewed(&styles), styles: styles)
    }
    styles = renewed.styles
    use = StylerUse(SharedStyler(renewed.styler), for: nodes.count)
  }

  /// Whether the tree needs new tables: those with declarations and names of elements are of one tree alone.
  private var needsTables: Bool {
    mutating get {
      if use.styler.isLarge { return true }
      let isAlone = use.styler.isOfOneTree && isKnownUniquelyReferenced(&use)
      return !nodes.attached.isEmpty && !isAlone
    }
  }
}

extension StyledTree {
  /// The rules that apply.
  var rules: ActiveRules { pool.rules }

  /// How many elements there are, parts included.
  public var count: Int { nodes.count }

  /// The style of an element by its place in document order.
  public func style(at index: Int) -> ComputedStyle { use.styler.styles.style(styles[index]) }

  /// The style of a node; nil for one that is not in the tree.
  public subscript(node: some StyleNode) -> ComputedStyle? {
    indexes[ObjectIdentifier(node)].map { style(at: $0) }
  }

  /// The place of a node in document order, as updates name it; nil for one that is not in the tree.
  public func index(of node: some StyleNode) -> Int? { indexes[ObjectIdentifier(node)] }

  /// The element above another one, or the one that a part belongs to; nil for the root.
  public func parent(of index: Int) -> Int? {
    let parent = Int(nodes.tree.elements[index].parent)
    return parent < 0 ? nil : parent
  }

  /// What an element said of itself, without what is below it; nil for a part.
  public func element(at index: Int) -> StyleElement? { nodes.elements[index] }
}
