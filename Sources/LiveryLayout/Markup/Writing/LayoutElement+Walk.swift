// SPDX-License-Identifier: Apache-2.0

/// A step of a walk through an element and all that is in it.
enum WalkStep {
  /// An element begins.
  case begin(LayoutElement)
  /// An element ends.
  case end(LayoutElement)
  /// A text.
  case text(String)
}

extension LayoutElement {
  /// Walks through the element and all that is in it, in order, however deep that is.
  func walk(_ visit: (WalkStep) -> Void) {
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
