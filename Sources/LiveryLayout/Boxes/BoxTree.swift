// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSMotion
import CSSValues
public import Livery
public import LiveryPipelines

/// A tree of boxes: elements with their styles, ready for layout at any width.
///
/// ```swift
/// let text = StyledText(markup: "Read <a href='x'>this</a> first.")
/// let boxes = BoxTree(text.root, in: theme)
/// let layout = boxes.layout(width: 200, measuring: renderer.measuring)
/// renderer.draw(layout.displayList(), on: context)
/// ```
///
/// Elements are numbered in document order, starting with the root at 0. A tree is a value. To
/// change the states of an element, call ``setStates(_:of:)``.
public struct BoxTree: Sendable {
  /// The nodes of the elements by index, followed by anonymous boxes.
  private(set) var nodes: [Node] = []
  /// The number of elements.
  public let count: Int
  /// The computed styles of the elements.
  private(set) var styled: StyledTree
  /// The transitions and animations, or `nil` if changes of styles apply at once.
  var animator: Animator?
  /// The indices of the styles that changed since the last sample of the ``animator``.
  var restyled: Set<Int> = []
  /// The time of the next change as of the last sample, or `nil` if nothing moves.
  package internal(set) var nextChange: Duration?
  /// The steps and shapes that pipelines may contain.
  let library: PipelineLibrary
  /// The index of the root among the styles, which begin with the elements above it.
  let offset: Int
  /// The layout problems of the tree, each listed once.
  public private(set) var problems: Set<LayoutProblem> = []

  /// An element with its style.
  struct Node: Sendable {
    /// The element without its children.
    var element: LayoutElement
    let parent: Int?
    /// The children, in order.
    var children: [Child] = []
    var style: BoxStyle
    /// The text style, including decorations and other values that apply without inheritance.
    var textStyle: TextStyle
    /// The items of a flex or grid container.
    var items: [Int] = []
    /// The children to lay out instead of ``children``, if some of them have `display: contents`.
    var flattenedChildren: [Child]?
    /// The element whose texts are in an anonymous box; `nil` for an element.
    var owner: Int?
  }

  /// A child of an element or of an anonymous box.
  enum Child: Sendable {
    case text(String)
    case element(Int)
  }

  /// Creates the tree of an element with the styles of a theme.
  ///
  /// - Parameters:
  ///   - root: the root element.
  ///   - theme: the theme in its current state.
  ///   - ancestors: the elements above the root, outermost first, for selector matching and
  ///     inheritance.
  ///   - limits: the limits of the layout.
  public init(
    _ root: LayoutElement, in theme: Theme,
    below ancestors: [StyleElement] = [StyleElement("body")],
    limits: LayoutLimits = LayoutLimits()
  ) {
    self.init(
      root, in: theme.sheet, library: theme.pipelineLibrary, below: ancestors, limits: limits)
  }

  /// Creates the tree of an element with the styles of a sheet.
  public init(
    _ root: LayoutElement, in sheet: CSSStyleSheet, library: PipelineLibrary = .standard,
    below ancestors: [StyleElement] = [StyleElement("body")], limits: LayoutLimits = LayoutLimits()
  ) {
    let flattened = FlattenedElements(root, limits: limits)
    self.init(
      flattened, styled: sheet.styledTree(of: flattened.description(below: ancestors)),
      offset: ancestors.count, library: library)
  }

  /// Creates a tree from styled elements; the style of the root is at an offset.
  init(
    _ flattened: FlattenedElements, styled: StyledTree, offset: Int, library: PipelineLibrary
  ) {
    self.library = library
    self.offset = offset
    self.styled = styled
    count = flattened.elements.count
    problems = flattened.problems
    nodes = flattened.elements.enumerated().map { number, entry in
      let style = styled.style(at: number + offset).boxStyle(library: library)
      return Node(
        element: entry.element, parent: entry.parent, children: entry.children, style: style,
        textStyle: style.text)
    }
    propagateTextStyles()
    addAnonymousBoxes()
  }
}

extension BoxTree.Node {
  /// The children to lay out, with `display: contents` elements replaced by their children.
  var layoutChildren: [BoxTree.Child] { flattenedChildren ?? children }
}

extension BoxTree {
  /// Returns an element without its children.
  public func element(at number: Int) -> LayoutElement { nodes[number].element }

  /// Returns the index of an element's parent, or `nil` for the root.
  public func parent(of number: Int) -> Int? { nodes[number].parent }

  /// Returns the computed style of an element, with animated values as of the last sample.
  public func style(at number: Int) -> ComputedStyle {
    animator?.style(at: number + offset) ?? styled.style(at: number + offset)
  }

  /// Returns the index of the first element in document order that satisfies a predicate.
  public func first(where isMatch: (LayoutElement) -> Bool) -> Int? {
    nodes[..<count].firstIndex { isMatch($0.element) }
  }

  /// Sets the states of an element, such as `hover`, and restyles the affected elements.
  ///
  /// - Parameters:
  ///   - states: all states of the element.
  ///   - number: the index of the element.
  /// - Returns: the required work: none, paint or layout.
  @discardableResult
  public mutating func setStates(_ states: [String], of number: Int) -> ChangeEffect {
    guard (0..<count).contains(number), nodes[number].element.states != states else {
      return .nothing
    }
    nodes[number].element.states = states
    let update = styled.update(number + offset, to: nodes[number].element.styleElement)
    restyle(update)
    return update.effect
  }

  /// Restyles all elements with the current state of a theme.
  ///
  /// - Returns: the required work: none, paint or layout.
  @discardableResult
  public mutating func update(in theme: Theme) -> ChangeEffect {
    let update = styled.update(in: theme.sheet)
    restyle(update)
    return update.effect
  }

  private mutating func restyle(_ update: StyleUpdate) {
    let indices = update.changes.map(\.index)
    if animator == nil { applyStyles(at: indices) } else { restyled.formUnion(indices) }
  }

  /// Applies the current styles of elements, whose indices are those of the styles.
  mutating func applyStyles(at indices: some Collection<Int>) {
    for index in indices where index >= offset {
      nodes[index - offset].style = style(at: index - offset).boxStyle(library: library)
    }
    guard !indices.isEmpty else { return }
    removeAnonymousBoxes()
    propagateTextStyles()
    addAnonymousBoxes()
  }

  /// Removes all anonymous boxes.
  mutating func removeAnonymousBoxes() { nodes.removeSubrange(count...) }

  /// Adds an anonymous box.
  mutating func append(_ node: Node) { nodes.append(node) }

  /// Sets the children of an anonymous box.
  mutating func setChildren(_ children: [Child], of number: Int) {
    nodes[number].children = children
  }

  /// Sets the items of a flex or grid container.
  mutating func setItems(_ items: [Int], of number: Int) { nodes[number].items = items }

  /// Sets the children that an element lays out.
  mutating func setFlattenedChildren(_ children: [Child]?, of number: Int) {
    nodes[number].flattenedChildren = children
  }

  /// Returns the element of a box, or the element whose texts are in an anonymous box.
  func owner(of number: Int) -> Int { nodes[number].owner ?? number }

  /// Sets the text style of an element.
  mutating func setTextStyle(_ textStyle: TextStyle, of number: Int) {
    nodes[number].textStyle = textStyle
  }
}
