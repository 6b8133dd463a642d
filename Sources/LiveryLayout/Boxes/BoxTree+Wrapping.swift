// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

extension BoxTree {
  /// Lists what stands along an axis or in a grid, and wraps texts there in boxes of their own.
  ///
  /// The boxes that no element has come behind the elements, so that the numbers of those stay as they are.
  ///
  /// Defined by [CSS Flexbox 1, section 4](https://drafts.csswg.org/css-flexbox-1/#flex-items).
  mutating func wrapTexts() {
    for number in 0..<count {
      if nodes[number].style.box.display.inside != .flow {
        var wrapper = TextWrapper(container: number)
        wrapper.add(childrenOf: number, in: &self)
        wrapper.endRun(in: &self)
        setItems(wrapper.items, of: number)
      } else if hasContents(number) {
        var children: [Child] = []
        dissolve(number, in: number, into: &children)
        setDissolved(children, of: number)
      } else if nodes[number].dissolved != nil {
        setDissolved(nil, of: number)
      }
    }
  }

  /// Whether an element that has a box has children without any.
  private func hasContents(_ number: Int) -> Bool {
    guard !nodes[number].style.box.display.isContents else { return false }
    return nodes[number].children.contains { child in
      if case .element(let inner) = child {
        nodes[inner].style.box.display.isContents
      } else {
        false
      }
    }
  }

  /// Gathers what flows in a box: what is in an element without a box stands for it.
  ///
  /// Defined by [CSS Display 4, "contents"](https://drafts.csswg.org/css-display-4/#valdef-display-contents).
  private mutating func dissolve(_ element: Int, in container: Int, into children: inout [Child]) {
    for child in nodes[element].children {
      if case .element(let number) = child, nodes[number].style.box.display.isContents {
        dissolve(number, in: container, into: &children)
      } else if case .text(let text) = child, element != container, !text.isBlank {
        // A text keeps the look of the element that it stands in.
        let part = addBox(of: element, below: container, isInline: true)
        setChildren([child], of: part)
        children.append(.element(part))
      } else {
        children.append(child)
      }
    }
  }

  /// Adds a box that no element has, with the look of an element's text.
  ///
  /// - Parameters:
  ///   - owner: the element whose texts are in the box.
  ///   - parent: the box around.
  ///   - isInline: whether it is a part of a line.
  /// - Returns: the number of the box.
  fileprivate mutating func addBox(of owner: Int, below parent: Int, isInline: Bool) -> Int {
    var node = Node(
      element: LayoutElement(""), parent: parent,
      style: nodes[owner].style.anonymous(isInline: isInline), look: nodes[owner].look)
    node.owner = owner
    append(node)
    return nodes.count - 1
  }
}

/// Gathers the texts in a row of a box along whose axis children stand.
private struct TextWrapper {
  private let container: Int
  /// The children that have boxes, and the boxes of texts among them.
  private(set) var items: [Int] = []
  /// The texts and forced ends of lines since the last child, with the elements around them.
  private var run: [(child: BoxTree.Child, owner: Int)] = []
  private var hasInk = false

  init(container: Int) { self.container = container }

  /// Adds the children of an element that has no box, or is the container.
  mutating func add(childrenOf element: Int, in tree: inout BoxTree) {
    for child in tree.nodes[element].children {
      switch child {
      case .text(let text):
        run.append((child, element))
        hasInk = hasInk || !text.isBlank
      case .element(let number):
        let box = tree.nodes[number].style.box
        if box.display.isNone { continue }
        if box.display.isContents {
          add(childrenOf: number, in: &tree)
        } else if tree.nodes[number].element.type == "br", !box.isAbsolute {
          run.append((child, element))
          hasInk = true
        } else {
          endRun(in: &tree)
          items.append(number)
        }
      }
    }
  }

  /// Wraps the texts so far; white space alone has no box.
  mutating func endRun(in tree: inout BoxTree) {
    defer { (run, hasInk) = ([], false) }
    guard hasInk else { return }
    let box = tree.addBox(of: container, below: container, isInline: false)
    var (children, inner, owner) = ([BoxTree.Child](), [BoxTree.Child](), container)
    func endInner(_ tree: inout BoxTree) {
      if owner == container {
        children += inner
      } else if !inner.isEmpty {
        // A text keeps the look of the element without a box that it stands in.
        let part = tree.addBox(of: owner, below: box, isInline: true)
        tree.setChildren(inner, of: part)
        children.append(.element(part))
      }
      inner = []
    }
    for entry in run {
      if entry.owner != owner {
        endInner(&tree)
        owner = entry.owner
      }
      inner.append(entry.child)
    }
    endInner(&tree)
    tree.setChildren(children, of: box)
    items.append(box)
  }
}

extension BoxStyle {
  /// The style of a box that no element has: what is inherited, and nothing else.
  fileprivate func anonymous(isInline: Bool) -> BoxStyle {
    var own = Box()
    own.display.isInline = isInline
    own.display.isRoot = !isInline
    own.isHidden = box.isHidden
    own.lines.align = box.lines.align
    own.lines.indent = box.lines.indent
    return BoxStyle(
      box: own, text: text, plainText: plainText, flex: FlexStyle(), pipeline: Pipeline([]),
      hasOwnPipeline: false)
  }
}

extension String {
  /// Whether there is nothing but white space of the kind that CSS collapses.
  fileprivate var isBlank: Bool {
    utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0C || $0 == 0x0D }
  }
}
