// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
import CSSSyntax

/// A tree of the program's nodes with the style of each.
///
/// ```swift
/// let styled = sheet.styledTree(of: window)
/// styled[button]?.color                // Color
/// ```
///
/// The nodes are asked once, when the tree is made; then selectors run on a flattened copy. A tree is a value:
/// a copy keeps the styles that it has.
public struct StyledTree: Sendable {
  /// The elements in document order, each behind its parent; an element's parts right behind it.
  var nodes: NodeTree
  /// The number of each element's style.
  var styles: [UInt32] = []
  var styler: TreeStyler
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
    self.init(in: sheet.answers.rules, pseudoElements: pseudoElements)
    nodes.append([root]) { ($0.append($1, at: $2), $1.children) }
    finish()
  }

  /// The styles that a sheet gives a node and all that is below it.
  ///
  /// A node that turns up a second time is left out, so that a tree that bites its tail ends.
  public init(of root: some StyleNode, in sheet: CSSStyleSheet) {
    self.init(in: sheet.answers.rules)
    var indexes: [ObjectIdentifier: Int] = [:]
    nodes.append([root as any StyleNode]) { nodes, node, place in
      guard indexes[ObjectIdentifier(node)] == nil else { return nil }
      let index = nodes.append(node.styleElement, at: place)
      indexes[ObjectIdentifier(node)] = index
      return (index, node.styleChildren)
    }
    self.indexes = indexes
    finish()
  }

  private init(in rules: ActiveRules, pseudoElements: [PseudoElement] = []) {
    nodes = NodeTree(in: rules, pseudoElements: pseudoElements)
    styler = TreeStyler(rules)
  }

  /// Styles all elements again, from nothing.
  public mutating func restyle(_ options: StylingOptions = StylingOptions()) {
    styler = TreeStyler(styler.rules, expecting: nodes.count)
    styles = styler.styles(of: nodes, options)
  }

  private mutating func finish() {
    nodes.finish()
    styler = TreeStyler(styler.rules, expecting: nodes.count)
    styles = styler.styles(of: nodes)
  }
}

extension StyledTree {
  /// How many elements there are, parts included.
  public var count: Int { nodes.count }

  /// The style of an element by its place in document order.
  public func style(at index: Int) -> ComputedStyle { styler.store.style(styles[index]) }

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
