// SPDX-License-Identifier: Apache-2.0

/// A step in the traversal of an element and its descendants.
enum ElementEvent {
  /// The start of an element.
  case begin(LayoutElement)
  /// The end of an element.
  case end(LayoutElement)
  /// A text.
  case text(String)
}

extension LayoutElement {
  /// Traverses the element and its descendants in document order, without recursion.
  func walk(_ visit: (ElementEvent) -> Void) {
    var open: [(element: LayoutElement, next: Int)] = [(self, 0)]
    visit(.begin(self))
    while let (element, next) = open.last {
      if next == element.children.count {
        visit(.end(element))
        open.removeLast()
        continue
      }
      open[open.count - 1].next = next + 1
      switch element.children[next] {
      case .text(let text): visit(.text(text))
      case .element(let child):
        visit(.begin(child))
        open.append((child, 0))
      }
    }
  }
}
