// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A reader that turns fragments into accessibility runs in reading order.
struct AccessibilityReader {
  let nodes: [BoxTree.Node]

  /// A text or inline-level box in a block, with its position in the text.
  private struct Item {
    enum Content {
      case text(TextFragment, Rect, element: Int)
      case runs([AccessibilityRun])
    }
    let paragraph: Int
    let start: Int
    let content: Content
  }

  /// Returns the runs of a fragment whose parent starts at a corner.
  func runs(of fragment: Fragment, at corner: Point) -> [AccessibilityRun] {
    guard !isHiddenFromAccessibility(fragment.element) else { return [] }
    let origin = corner + fragment.frame.origin
    let node = nodes[fragment.element]
    if node.element.content != nil {
      return picture(fragment.element, Rect(origin: origin, size: fragment.frame.size))
    }
    var children = fragment.children
    if node.style.box.display.inside != .flow {
      // `order` changes only the visual order, so reading follows the document order.
      let documentOrder = Dictionary(
        node.items.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      children = children.enumerated().sorted {
        (documentOrder[$0.element.element] ?? 0, $0.offset) < (
          documentOrder[$1.element.element] ?? 0, $1.offset
        )
      }.map(\.element)
    }
    var runs: [AccessibilityRun] = []
    var items: [Item] = []
    gather(children, at: origin, block: fragment.element, into: &items, &runs)
    runs += self.runs(of: items, in: fragment.element)
    return runs
  }

  /// Collects the inline content of a block; an inner block ends the content before it.
  private func gather(
    _ fragments: [Fragment], at origin: Point, block: Int, into items: inout [Item],
    _ runs: inout [AccessibilityRun]
  ) {
    for fragment in fragments
    where !fragment.isMarker && !isHiddenFromAccessibility(fragment.element) {
      let corner = origin + fragment.frame.origin
      switch fragment.kind {
      case .placeholder: break
      case .text(let text):
        guard !nodes[fragment.element].style.box.isHidden else { continue }
        let frame = Rect(origin: corner, size: fragment.frame.size)
        items.append(
          Item(
            paragraph: text.paragraph, start: text.start,
            content: .text(text, frame, element: fragment.element)))
      case .inline:
        gather(fragment.children, at: corner, block: block, into: &items, &runs)
      case .box:
        let inner = self.runs(of: fragment, at: origin)
        let box = nodes[fragment.element].style.box
        if box.display.isInline || box.floats {
          let (paragraph, start) = items.last.map { ($0.paragraph, $0.start) } ?? (0, -1)
          items.append(Item(paragraph: paragraph, start: start, content: .runs(inner)))
        } else {
          runs += self.runs(of: items, in: block) + inner
          items = []
        }
      }
    }
  }

  /// Returns the run of an image: its text alternative.
  private func picture(_ element: Int, _ frame: Rect) -> [AccessibilityRun] {
    let layoutElement = nodes[element].element
    guard !nodes[element].style.box.isHidden,
      let text = layoutElement.attributes["aria-label"] ?? layoutElement.attributes["alt"],
      !text.isEmpty
    else { return [] }
    let owner = owner(of: element)
    return [
      AccessibilityRun(
        text: owner.flatMap { label(of: $0) } ?? text, role: owner.map { role(of: $0) } ?? .image,
        frames: [frame], element: owner ?? element)
    ]
  }

  private func isHiddenFromAccessibility(_ element: Int) -> Bool {
    nodes[element].element.attributes["aria-hidden"] == "true"
  }
}

extension AccessibilityReader {
  /// Returns the runs of inline content in reading order, with adjacent texts of an element merged.
  private func runs(of items: [Item], in block: Int) -> [AccessibilityRun] {
    let block = nodes[block].owner ?? block
    let ordered = items.enumerated().sorted {
      ($0.element.paragraph, $0.element.start, $0.offset)
        < ($1.element.paragraph, $1.element.start, $1.offset)
    }.map(\.element)
    var runs: [AccessibilityRun] = []
    var end: (paragraph: Int, offset: Int)?
    for item in ordered {
      guard case .text(let text, let frame, let element) = item.content else {
        if case .runs(let inner) = item.content, !inner.isEmpty {
          runs += inner
          end = nil
        }
        continue
      }
      let owner = owner(of: element)
      let letters = text.sourceText
      let hasGap = end.map { $0.paragraph != item.paragraph || $0.offset < item.start } ?? false
      if let last = runs.indices.last, end != nil, runs[last].element == owner ?? block {
        runs[last].text += (hasGap ? " " : "") + letters
        runs[last].frames.append(frame)
      } else {
        runs.append(
          AccessibilityRun(
            text: letters, role: role(of: owner ?? block), frames: [frame],
            element: owner ?? block))
      }
      end = (item.paragraph, item.start + letters.utf8.count)
    }
    return runs.compactMap { finished($0) }
  }

  /// Returns a run with its final text, or `nil` if the text is empty.
  private func finished(_ run: AccessibilityRun) -> AccessibilityRun? {
    var run = run
    run.text = label(of: run.element) ?? run.text.trimmingWhitespace
    return run.text.isEmpty ? nil : run
  }

  private func label(of element: Int) -> String? {
    nodes[element].element.attributes["aria-label"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the link or button that contains an element.
  private func owner(of element: Int) -> Int? {
    var next: Int? = element
    while let current = next {
      let layoutElement = nodes[current].element
      if layoutElement.attributes["href"] != nil || layoutElement.isButton { return current }
      next = nodes[current].parent
    }
    return nil
  }

  /// Returns the accessibility role of an element.
  private func role(of element: Int) -> AccessibilityRun.Role {
    if let address = nodes[element].element.attributes["href"] { return .link(address) }
    var next: Int? = element
    while let current = next {
      let layoutElement = nodes[current].element
      if layoutElement.isButton { return .button }
      if layoutElement.type == "li" { return .listItem }
      if let level = ["h1", "h2", "h3", "h4", "h5", "h6"].firstIndex(of: layoutElement.type) {
        return .heading(level: level + 1)
      }
      next = nodes[current].parent
    }
    return .text
  }
}

extension LayoutElement {
  /// Whether the element is a button.
  fileprivate var isButton: Bool { type == "button" || attributes["role"] == "button" }
}

extension TextFragment {
  /// The text without a hyphen at its end.
  fileprivate var sourceText: String {
    text.hasSuffix("\u{AD}\u{2010}") ? String(text.dropLast()) : text
  }
}

extension String {
  /// The text without leading and trailing white space, and without soft hyphens.
  fileprivate var trimmingWhitespace: String {
    var letters = unicodeScalars.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }[...]
    letters = letters.drop { $0.properties.isWhitespace }
    while let last = letters.last, last.properties.isWhitespace { letters.removeLast() }
    return String(String.UnicodeScalarView(letters))
  }
}
