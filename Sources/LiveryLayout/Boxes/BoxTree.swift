// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSValues
public import Livery
public import LiveryPipelines

/// Elements with the style of each: what can be laid out at any width.
///
/// ```swift
/// let text = StyledText(markup: "Read <a href='x'>this</a> first.")
/// let boxes = BoxTree(text.root, in: theme)
/// let layout = boxes.layout(width: 200, measuring: renderer.measuring)
/// renderer.draw(layout.displayList(), on: context)
/// ```
///
/// Elements are numbered in document order, the root is 0. A tree is a value; what changes the looks of single elements
/// is ``setStates(_:of:)``.
public struct BoxTree: Sendable {
  /// What is known of the elements, by their numbers, and behind them of boxes that no element has.
  private(set) var nodes: [Node] = []
  /// How many elements there are.
  public let count: Int
  /// Who knows the styles.
  private var styled: StyledTree
  /// The steps and shapes that pipelines may name.
  let library: PipelineLibrary
  /// Where the root stands among the styles: the elements above it come first.
  private let offset: Int
  /// What cannot be laid out as it is written, each once.
  public private(set) var problems: Set<LayoutProblem> = []

  /// An element with its style.
  struct Node: Sendable {
    /// What the element says of itself, without children.
    var element: LayoutElement
    let parent: Int?
    /// What is in it, in order.
    var children: [Child] = []
    var style: BoxStyle
    /// How text looks in it, with what it has from the elements above and CSS does not hand down.
    var look: TextLook
    /// What stands along its axis, or in its grid.
    var items: [Int] = []
    /// What flows in it, where elements without boxes stand in it; nil for its children.
    var dissolved: [Child]?
    /// The element whose texts are in a box that no element has; nil for an element.
    var owner: Int?
  }

  /// What is in an element, or in a box that no element has.
  enum Child: Sendable {
    case text(String)
    case element(Int)
  }

  /// Elements with the styles that a theme gives them.
  ///
  /// - Parameters:
  ///   - root: the element on top.
  ///   - theme: the theme as it is now.
  ///   - ancestors: the elements above the root, the topmost first; selectors see them, and the root inherits from them.
  ///   - limits: what is too much.
  public init(
    _ root: LayoutElement, in theme: Theme,
    below ancestors: [StyleElement] = [StyleElement("body")],
    limits: LayoutLimits = LayoutLimits()
  ) {
    self.init(
      root, in: theme.sheet, library: theme.pipelineLibrary, below: ancestors, limits: limits)
  }

  /// Elements with the styles that a sheet gives them.
  public init(
    _ root: LayoutElement, in sheet: CSSStyleSheet, library: PipelineLibrary = .standard,
    below ancestors: [StyleElement] = [StyleElement("body")], limits: LayoutLimits = LayoutLimits()
  ) {
    let flattened = FlattenedElements(root, limits: limits)
    self.init(
      flattened, styled: sheet.styledTree(of: flattened.description(below: ancestors)),
      offset: ancestors.count, library: library)
  }

  /// Elements whose styles are known; the root's is that at an offset.
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
        look: style.text)
    }
    handDownLooks()
    wrapTexts()
  }
}

extension BoxTree.Node {
  /// What flows in the box: its children, and those of elements without boxes among them.
  var layoutChildren: [BoxTree.Child] { dissolved ?? children }
}

extension BoxTree {
  /// What an element says of itself, without what is in it.
  public func element(at number: Int) -> LayoutElement { nodes[number].element }

  /// The number of the element above another one; nil for the root.
  public func parent(of number: Int) -> Int? { nodes[number].parent }

  /// The style of an element.
  public func style(at number: Int) -> ComputedStyle { styled.style(at: number + offset) }

  /// The first element for which something holds, in document order.
  public func first(where isMeant: (LayoutElement) -> Bool) -> Int? {
    nodes[..<count].firstIndex { isMeant($0.element) }
  }

  /// Puts an element in some states, such as `hover`, and styles what that affects.
  ///
  /// - Parameters:
  ///   - states: all states that the element is in from now on.
  ///   - number: the element's.
  /// - Returns: what has to be done: nothing, paint, or lay out again.
  @discardableResult
  public mutating func setStates(_ states: [String], of number: Int) -> ChangeEffect {
    guard (0..<count).contains(number), nodes[number].element.states != states else {
      return .nothing
    }
    nodes[number].element.states = states
    let update = styled.update(number + offset, to: nodes[number].element.facts)
    restyle(update)
    return update.effect
  }

  /// Styles all elements with a theme as it is now.
  ///
  /// - Returns: what has to be done: nothing, paint, or lay out again.
  @discardableResult
  public mutating func update(in theme: Theme) -> ChangeEffect {
    let update = styled.update(in: theme.sheet)
    restyle(update)
    return update.effect
  }

  private mutating func restyle(_ update: StyleUpdate) {
    for change in update.changes where change.index >= offset {
      let number = change.index - offset
      nodes[number].style = styled.style(at: change.index).boxStyle(library: library)
    }
    guard !update.changes.isEmpty else { return }
    unwrapTexts()
    handDownLooks()
    wrapTexts()
  }

  /// Leaves out the boxes that no element has.
  mutating func unwrapTexts() { nodes.removeSubrange(count...) }

  /// Adds a box that no element has.
  mutating func append(_ node: Node) { nodes.append(node) }

  /// Says what is in a box that no element has.
  mutating func setChildren(_ children: [Child], of number: Int) {
    nodes[number].children = children
  }

  /// Says what stands along an element's axis, or in its grid.
  mutating func setItems(_ items: [Int], of number: Int) { nodes[number].items = items }

  /// Says what flows in an element.
  mutating func setDissolved(_ children: [Child]?, of number: Int) {
    nodes[number].dissolved = children
  }

  /// The element that a box is of, or whose texts are in it.
  func owner(of number: Int) -> Int { nodes[number].owner ?? number }

  /// Says how text looks in an element.
  mutating func setLook(_ look: TextLook, of number: Int) { nodes[number].look = look }
}
