// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
import CSSSyntax

/// A tree of the program's nodes with the style of each node.
///
/// ```swift
/// let styled = sheet.styledTree(of: window)
/// styled[button]?.color                // CSSColor
/// ```
///
/// The nodes are queried once, when the tree is created. Selectors then match against a flattened
/// copy. A tree is a value, so a copy keeps its styles.
public struct StyledTree: Sendable {
  /// The elements in document order, each after its parent.
  ///
  /// The parts of an element come immediately after it.
  var nodes: NodeTree
  /// The identity of the elements, which updates keep unless a type or an id changes.
  var structure = TreeStructure()
  /// The style number of each element.
  var styles: [UInt32] = []
  /// The stylers of all trees with the same rules.
  private(set) var pool: StylerPool
  /// The tree's use of the styler that created the styles.
  private(set) var use: StylerUse
  /// The elements by the objects of the program that they represent.
  var indexes: [ObjectIdentifier: Int] = [:]
  /// The dirty set of elements to restyle.
  var dirtySet = DirtySet()

  /// Creates a tree with the styles of an element and its descendants.
  public init(of root: StyleElement, in sheet: CSSStyleSheet) {
    self.init(of: root, in: sheet, pseudoElements: [])
  }

  /// Creates a tree with the styles of an element and its descendants, and of pseudo-elements of
  /// all of them.
  package init(
    of root: StyleElement, in sheet: CSSStyleSheet, pseudoElements: [PseudoElement]
  ) {
    var nodes = NodeTree(in: sheet.styleCache.rules, pseudoElements: pseudoElements)
    nodes.append([root]) { ($0.append($1, at: $2), $1.children) }
    self.init(of: &nodes, in: sheet)
  }

  /// Creates a tree with the styles of a node and its descendants.
  ///
  /// A repeated node is omitted, so that a cyclic tree ends.
  public init(of root: some StyleNode, in sheet: CSSStyleSheet) {
    var nodes = NodeTree(in: sheet.styleCache.rules)
    var indexes: [ObjectIdentifier: Int] = [:]
    nodes.append([root as any StyleNode]) { nodes, node, position in
      guard indexes[ObjectIdentifier(node)] == nil else { return nil }
      let index = nodes.append(node.styleElement, at: position)
      indexes[ObjectIdentifier(node)] = index
      return (index, node.styleChildren)
    }
    self.init(of: &nodes, in: sheet)
    self.indexes = indexes
  }

  private init(of nodes: inout NodeTree, in sheet: CSSStyleSheet) {
    nodes.finish()
    self.init(finished: nodes, in: sheet)
  }

  /// Creates a tree with the styles of finished nodes.
  init(finished nodes: NodeTree, in sheet: CSSStyleSheet) {
    self.nodes = nodes
    pool = sheet.styleCache.stylers
    use = StylerUse(pool.styler(for: nodes), for: nodes.count)
    style(StylingOptions())
  }

  /// Restyles all elements.
  public mutating func restyle(_ options: StylingOptions = StylingOptions()) {
    let usesPool = options.reusesComputedValues && options.cachesStyles
    let styler =
      usesPool ? pool.styler(for: nodes) : SharedStyler(rules, expecting: nodes.count)
    use = StylerUse(styler, for: nodes.count)
    style(options)
  }

  /// Replaces the tree with one for the rules of a pool, and styles it.
  mutating func replace(by nodes: NodeTree, in pool: StylerPool) {
    self.nodes = nodes
    structure = TreeStructure()
    self.pool = pool
    dirtySet = DirtySet()
    restyle()
  }

  private mutating func style(_ options: StylingOptions) {
    styles = use.styler.use { [nodes] in $0.styles(of: nodes, options) }
    pool.retain(use.styler)
  }

  /// Creates new tables if the tree needs separate ones, or if the shared ones are much larger than
  /// their trees need.
  mutating func compactTablesIfNeeded() {
    guard needsCompaction else { return }
    let compacted = use.styler.use { [styles] in
      var styles = styles
      return (styler: $0.compacted(&styles), styles: styles)
    }
    styles = compacted.styles
    use = StylerUse(SharedStyler(compacted.styler), for: nodes.count)
  }

  /// Whether the tree needs new tables.
  ///
  /// Tables with declarations and names of elements belong to a single tree.
  private var needsCompaction: Bool {
    mutating get {
      if use.styler.isLarge { return true }
      let isAlone = use.styler.isOfOneTree && isKnownUniquelyReferenced(&use)
      return !nodes.attached.isEmpty && !isAlone
    }
  }
}

extension StyledTree {
  /// The cascade data of the tree.
  var rules: CascadeData { pool.rules }

  /// The number of elements, including parts.
  public var count: Int { nodes.count }

  /// Returns the style of an element by its index in document order.
  public func style(at index: Int) -> ComputedStyle { use.styler.styles.style(styles[index]) }

  /// The style of a node, or `nil` if the tree lacks it.
  public subscript(node: some StyleNode) -> ComputedStyle? {
    indexes[ObjectIdentifier(node)].map { style(at: $0) }
  }

  /// Returns the index of a node in document order, which updates use, or `nil` if the tree lacks
  /// it.
  public func index(of node: some StyleNode) -> Int? { indexes[ObjectIdentifier(node)] }

  /// Returns the parent of an element, or the element that a part belongs to, or `nil` for the
  /// root.
  public func parent(of index: Int) -> Int? {
    let parent = Int(nodes.tree.elements[index].parent)
    return parent < 0 ? nil : parent
  }

  /// Returns the description of an element without its descendants, or `nil` for a part.
  public func element(at index: Int) -> StyleElement? { nodes.elements[index] }
}
