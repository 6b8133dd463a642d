// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// An element with its neighbors, for what is worked out by trying everything.
final class ReferenceElement {
  let element: StyleElement
  let parent: ReferenceElement?
  private(set) var children: [ReferenceElement] = []

  init(_ element: StyleElement, below parent: ReferenceElement? = nil) {
    self.element = element
    self.parent = parent
    parent?.children.append(self)
  }

  /// The elements of a tree in document order.
  static func list(_ root: StyleElement, below parent: ReferenceElement? = nil)
    -> [ReferenceElement]
  {
    let element = ReferenceElement(root, below: parent)
    return [element] + root.children.flatMap { list($0, below: element) }
  }

  /// The element and those above it, from the nearest on.
  var ancestry: [ReferenceElement] { [self] + (parent?.ancestry ?? []) }
  var root: ReferenceElement { parent?.root ?? self }

  /// The elements that may stand to the left of a combinator when this one stands to its right.
  func candidates(_ combinator: Character) -> [ReferenceElement] {
    let preceding = Array((parent?.children ?? []).prefix { $0 !== self })
    switch combinator {
    case ">": return parent.map { [$0] } ?? []
    case "+": return preceding.suffix(1)
    case "~": return preceding
    default: return Array(ancestry.dropFirst())
    }
  }
}
