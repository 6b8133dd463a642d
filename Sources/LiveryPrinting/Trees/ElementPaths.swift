// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSyntax

/// The paths of a tree's elements as selectors: `html > body.a > div#x`.
package struct ElementPaths {
  /// The maximum length of a path in bytes.
  ///
  /// A longer path is truncated at its beginning.
  private static let longestText = 16_384

  private let tree: StyledTree
  /// The names of elements computed so far, by index.
  private var names: [Int: String] = [:]

  /// Creates the paths of the elements of a tree.
  package init(_ tree: StyledTree) { self.tree = tree }

  /// Returns the path of an element from the root down.
  package mutating func text(of index: Int) -> String {
    var names: [String] = []
    var length = 0
    var pseudoElements = ""
    var next: Int? = index
    while let current = next {
      next = tree.parent(of: current)
      if let text = tree.pseudoElementText(at: current) {
        pseudoElements = text + pseudoElements
        continue
      }
      let name = name(of: current)
      length += name.utf8.count + 3
      if length > Self.longestText {
        names.append("…")
        break
      }
      names.append(name)
    }
    return names.reversed().joined(separator: " > ") + pseudoElements
  }

  /// Returns an element as a compound selector.
  private mutating func name(of index: Int) -> String {
    if let known = names[index] { return known }
    guard let element = tree.element(at: index) else { return "" }
    var name = identifierText(element.type)
    if let id = element.id { name += "#" + identifierText(id) }
    for type in element.classes { name += "." + identifierText(type) }
    names[index] = name
    return name
  }
}
