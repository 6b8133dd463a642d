// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// The elements of a tree in document order, with their synthetic elements for the cascade.
struct FlattenedElements {
  struct Entry {
    let element: LayoutElement
    let parent: Int?
    var children: [BoxTree.Child] = []
  }

  private let limits: LayoutLimits
  private(set) var elements: [Entry] = []
  private(set) var problems: Set<LayoutProblem> = []
  private var textLength = 0

  /// The synthetic element of the root.
  private var description = StyleElement("")

  init(_ root: LayoutElement, limits: LayoutLimits) {
    self.limits = limits
    description = add(root)
  }

  /// Returns the synthetic element of the root inside its ancestors, outermost first.
  func description(below ancestors: [StyleElement]) -> StyleElement {
    ancestors.reversed().reduce(description) { inner, ancestor in
      var outer = ancestor
      outer.children = [inner]
      return outer
    }
  }

  /// Adds an element and its descendants, except those beyond the limits.
  private mutating func add(
    _ element: LayoutElement, below parent: Int? = nil, depth: Int = 0
  ) -> StyleElement {
    var emptyElement = element
    emptyElement.children = []
    let number = elements.count
    elements.append(Entry(element: emptyElement, parent: parent))
    var styleElement = element.styleElement
    for child in element.children {
      switch child {
      case .text(let text): elements[number].children.append(.text(truncated(text)))
      case .element(let inner):
        guard depth + 1 < limits.depth else {
          problems.insert(.tooDeep(limit: limits.depth))
          continue
        }
        guard elements.count < limits.elements else {
          problems.insert(.tooManyElements(limit: limits.elements))
          continue
        }
        elements[number].children.append(.element(elements.count))
        styleElement.children.append(add(inner, below: number, depth: depth + 1))
      }
    }
    return styleElement
  }

  /// Returns the part of a text that fits within the length limit.
  private mutating func truncated(_ text: String) -> String {
    let availableSpace = limits.textLength - textLength
    textLength += text.utf8.count
    guard text.utf8.count > availableSpace else { return text }
    problems.insert(.textTooLong(limit: limits.textLength))
    textLength = limits.textLength
    return String(decoding: text.utf8.prefix(max(0, availableSpace)), as: UTF8.self)
  }
}
