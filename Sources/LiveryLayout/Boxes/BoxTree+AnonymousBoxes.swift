// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

extension BoxTree {
  /// Collects the items of flex and grid containers, and wraps their texts in anonymous boxes.
  ///
  /// Anonymous boxes follow the elements, so that the indices of elements do not change.
  ///
  /// Defined by [CSS Flexbox 1, section 4](https://drafts.csswg.org/css-flexbox-1/#flex-items).
  mutating func addAnonymousBoxes() {
    for number in 0..<count {
      if nodes[number].style.box.display.inside != .flow {
        var builder = AnonymousBoxBuilder(container: number)
        builder.add(childrenOf: number, in: &self)
        builder.endRun(in: &self)
        setItems(builder.items, of: number)
      } else if hasContentsChild(number) {
        var children: [Child] = []
        flattenContents(number, in: number, into: &children)
        setFlattenedChildren(children, of: number)
      } else if nodes[number].flattenedChildren != nil {
        setFlattenedChildren(nil, of: number)
      }
    }
  }

  /// Returns whether an element with a box has children with `display: contents`.
  private func hasContentsChild(_ number: Int) -> Bool {
    guard !nodes[number].style.box.display.isContents else { return false }
    return nodes[number].children.contains { child in
      if case .element(let inner) = child {
        nodes[inner].style.box.display.isContents
      } else {
        false
      }
    }
  }

  /// Collects the children that a box lays out, without `display: contents` elements themselves.
  ///
  /// Defined by [CSS Display 4, "contents"](https://drafts.csswg.org/css-display-4/#valdef-display-contents).
  private mutating func flattenContents(
    _ element: Int, in container: Int, into children: inout [Child]
  ) {
    for child in nodes[element].children {
      if case .element(let number) = child, nodes[number].style.box.display.isContents {
        flattenContents(number, in: container, into: &children)
      } else if case .text(let text) = child, element != container, !text.isBlank {
        // A text keeps the style of its own element.
        let textBox = addAnonymousBox(of: element, below: container, isInline: true)
        setChildren([child], of: textBox)
        children.append(.element(textBox))
      } else {
        children.append(child)
      }
    }
  }

  /// Adds an anonymous box with the text style of an element.
  ///
  /// - Parameters:
  ///   - owner: the element whose texts are in the box.
  ///   - parent: the parent box.
  ///   - isInline: whether the box is inline.
  /// - Returns: the index of the box.
  fileprivate mutating func addAnonymousBox(of owner: Int, below parent: Int, isInline: Bool) -> Int
  {
    var node = Node(
      element: LayoutElement(""), parent: parent,
      style: nodes[owner].style.anonymous(isInline: isInline), textStyle: nodes[owner].textStyle)
    node.owner = owner
    append(node)
    return nodes.count - 1
  }
}

/// A collector of consecutive texts in a flex or grid container.
private struct AnonymousBoxBuilder {
  private let container: Int
  /// The items: child elements with boxes, and anonymous boxes of texts.
  private(set) var items: [Int] = []
  /// The texts and forced line breaks since the last item, with their parent elements.
  private var run: [(child: BoxTree.Child, owner: Int)] = []
  private var hasContent = false

  init(container: Int) { self.container = container }

  /// Adds the children of the container, or of an element with `display: contents`.
  mutating func add(childrenOf element: Int, in tree: inout BoxTree) {
    for child in tree.nodes[element].children {
      switch child {
      case .text(let text):
        run.append((child, element))
        hasContent = hasContent || !text.isBlank
      case .element(let number):
        let box = tree.nodes[number].style.box
        if box.display.isNone { continue }
        if box.display.isContents {
          add(childrenOf: number, in: &tree)
        } else if tree.nodes[number].element.type == "br", !box.isAbsolute {
          run.append((child, element))
          hasContent = true
        } else {
          endRun(in: &tree)
          items.append(number)
        }
      }
    }
  }

  /// Wraps the collected texts in an anonymous box; white space alone creates no box.
  mutating func endRun(in tree: inout BoxTree) {
    defer { (run, hasContent) = ([], false) }
    guard hasContent else { return }
    let box = tree.addAnonymousBox(of: container, below: container, isInline: false)
    var (children, inner, owner) = ([BoxTree.Child](), [BoxTree.Child](), container)
    func endInner(_ tree: inout BoxTree) {
      if owner == container {
        children += inner
      } else if !inner.isEmpty {
        // A text keeps the style of the `display: contents` element that contains it.
        let textBox = tree.addAnonymousBox(of: owner, below: box, isInline: true)
        tree.setChildren(inner, of: textBox)
        children.append(.element(textBox))
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
  /// Returns the style of an anonymous box: inherited properties only.
  fileprivate func anonymous(isInline: Bool) -> BoxStyle {
    var anonymousBox = Box()
    anonymousBox.display.isInline = isInline
    anonymousBox.display.isFormattingContextRoot = !isInline
    anonymousBox.isHidden = box.isHidden
    anonymousBox.lines.align = box.lines.align
    anonymousBox.lines.indent = box.lines.indent
    return BoxStyle(
      box: anonymousBox, text: text, textWithoutPipeline: textWithoutPipeline, flex: FlexStyle(),
      pipeline: Pipeline([]),
      hasOwnPipeline: false)
  }
}

extension String {
  /// A Boolean value that indicates whether the text consists of collapsible white space only.
  fileprivate var isBlank: Bool {
    utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0C || $0 == 0x0D }
  }
}
