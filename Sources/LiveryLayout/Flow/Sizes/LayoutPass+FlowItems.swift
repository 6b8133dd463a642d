// SPDX-License-Identifier: Apache-2.0

/// A part of a block container's content.
enum FlowItem {
  /// A block-level box.
  case block(Int)
  /// A floating box.
  case float(Int)
  /// An absolutely positioned box.
  case absolute(Int)
  /// Lines of inline content.
  case lines(InlineRun)
}

extension LayoutPass {
  /// Returns the parts of an element's content.
  ///
  /// Consecutive texts and inline boxes form lines. A float before the first of them is a part of
  /// its own, as between blocks.
  ///
  /// Defined by [CSS 2, section 9.2.1.1](https://www.w3.org/TR/CSS22/visuren.html#anonymous-block-level).
  func flowItems(of element: Int) -> [FlowItem] {
    let children = nodes[element].layoutChildren
    var items: [FlowItem] = []
    var start: Int?
    /// Absolutely positioned inline boxes before possible lines, to which they would belong.
    var early: [(index: Int, number: Int)] = []
    func endLines(_ end: Int) {
      if start == nil { items += early.map { .absolute($0.number) } }
      early = []
      if let first = start {
        items.append(.lines(InlineRun(element: element, children: first..<end)))
      }
      start = nil
    }
    for (index, child) in children.enumerated() {
      switch child {
      case .text(let text):
        if start == nil, isVisible(text, element) { start = early.first?.index ?? index }
      case .element(let number):
        let box = box(number)
        if box.display.isNone { continue }
        if box.isAbsolute || box.floats {
          if start != nil { continue }
          if box.isAbsolute, box.display.isInline, early.isEmpty || early.last?.index == index - 1 {
            early.append((index, number))
          } else {
            endLines(index)
            items.append(box.isAbsolute ? .absolute(number) : .float(number))
          }
        } else if box.display.isInline || box.display.isContents {
          if start == nil { start = early.first?.index ?? index }
        } else {
          endLines(index)
          items.append(.block(number))
        }
      }
    }
    endLines(children.count)
    return items
  }

  /// Returns whether a text creates a line; collapsible white space does not.
  private func isVisible(_ text: String, _ element: Int) -> Bool {
    let whiteSpace = textStyle(element).breaking.whiteSpace
    guard whiteSpace.collapsesSpaces else { return !text.isEmpty }
    let keepsBreaks = whiteSpace.preservesBreaks
    return text.utf8.contains { byte in
      switch byte {
      case 0x20, 0x09, 0x0C: false
      case 0x0A, 0x0D: keepsBreaks
      default: true
      }
    }
  }
}
