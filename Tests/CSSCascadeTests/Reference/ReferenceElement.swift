// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// An element with its relatives, for a brute-force reference implementation.
final class ReferenceElement {
  let element: StyleElement
  let parent: ReferenceElement?
  private(set) var children: [ReferenceElement] = []

  init(_ element: StyleElement, below parent: ReferenceElement? = nil) {
    self.element = element
    self.parent = parent
    parent?.children.append(self)
  }

  /// Returns the elements of a tree in document order.
  static func list(_ root: StyleElement, below parent: ReferenceElement? = nil)
    -> [ReferenceElement]
  {
    let element = ReferenceElement(root, below: parent)
    return [element] + root.children.flatMap { list($0, below: element) }
  }

  /// The element and its ancestors, the nearest first.
  var ancestry: [ReferenceElement] { [self] + (parent?.ancestry ?? []) }
  var root: ReferenceElement { parent?.root ?? self }

  /// Returns the elements on the left side of a combinator if this element is on its right side.
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
