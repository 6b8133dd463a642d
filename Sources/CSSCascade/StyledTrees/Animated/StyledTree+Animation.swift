// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
package import CSSSyntax

/// The facts about a tree that animations depend on.
extension StyledTree {
  /// Returns whether elements of two trees have the same stored style.
  ///
  /// Equal styles of different stylers are not found.
  package func sharesStyle(at index: Int, with other: StyledTree, at otherIndex: Int) -> Bool {
    use.styler === other.use.styler && styles[index] == other.styles[otherIndex]
  }

  /// Returns whether all elements have the same stored styles as those of another tree with the
  /// same structure.
  package func sharesStyles(with other: StyledTree) -> Bool {
    use.styler === other.use.styler && styles == other.styles
  }

  /// Returns the indices of the elements with other stored styles than in another tree with the
  /// same structure, ascending, or `nil` if the trees have different stylers.
  package func elementsWithOtherStyles(than other: StyledTree) -> [Int]? {
    guard use.styler === other.use.styler else { return nil }
    return styles.indices.filter { styles[$0] != other.styles[$0] }
  }

  /// Returns the number of the style of an element, which elements with equal styles share until
  /// the tree creates new tables.
  package func styleNumber(at index: Int) -> UInt32 { styles[index] }

  /// Returns whether the rules of two trees are the same.
  package func hasSameRules(as other: StyledTree) -> Bool { rules === other.rules }

  /// Returns whether the tree has the elements of another one at the same indices: elements for the
  /// same objects of the program, or else elements with the same types and ids, below the same
  /// parents.
  ///
  /// - Complexity: Constant for trees of which one is an updated copy of the other, and linear in the
  ///   number of elements for any others.
  package func hasSameStructure(as other: StyledTree) -> Bool {
    if structure === other.structure { return true }
    guard count == other.count, indexes == other.indexes else { return false }
    return (0..<count).allSatisfy { index in
      nodes.tree.elements[index].parent == other.nodes.tree.elements[index].parent
        && (!indexes.isEmpty || hasSameName(at: index, as: other, at: index))
    }
  }

  /// Returns whether an element has the type and the id of an element of another tree.
  package func hasSameName(at index: Int, as other: StyledTree, at otherIndex: Int) -> Bool {
    let (element, otherElement) = (nodes.elements[index], other.nodes.elements[otherIndex])
    return element?.type == otherElement?.type && element?.id == otherElement?.id
  }

  /// The objects of the program that elements represent, by the index of the element.
  package var objects: [Int: ObjectIdentifier] {
    Dictionary(indexes.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// Whether an element explicitly inherits a longhand that is not inherited by default.
  package var hasExplicitInheritance: Bool { use.styler.use { $0.hasInheritedResetStyle } }

  /// Returns whether a child explicitly inherits a longhand that is not inherited by default.
  package func hasExplicitInheritance(below index: Int) -> Bool {
    use.styler.use { styler in
      var isFound = false
      nodes.tree.forEachChild(of: index) { child in
        if styler.inheritsResetStyle(styles[child]) { isFound = true }
      }
      return isFound
    }
  }

  /// Returns the index after the last descendant of an element.
  package func subtreeEnd(of index: Int) -> Int { Int(nodes.tree.elements[index].subtreeEnd) }

  /// Returns whether an element is the pseudo-element `::before` or `::after`, which requires
  /// `content`.
  package func isContentPseudoElement(at index: Int) -> Bool {
    let pseudoElement = nodes.tree.elements[index].pseudoElement
    return pseudoElement == .before || pseudoElement == .after
  }

  /// Returns the keyframes that apply to animations with a name, or `nil` if no rule defines them.
  package func keyframes(named name: String) -> CSSKeyframes? { rules.keyframes(named: name) }

  /// Returns the atom of a custom property, or `nil` if neither a sheet nor an element uses the name.
  package func atom(ofCustomProperty name: String) -> Atom? { nodes.sharedNames.find(name) }

  /// Returns the registration of a custom property, or `nil` if there is none.
  package func registration(ofCustomProperty name: String) -> CustomPropertyRegistration? {
    atom(ofCustomProperty: name).flatMap { rules.registrations[$0] }
  }

  /// The environment of the styles.
  package var environment: StyleEnvironment { rules.environment }
}

/// The identity of the elements of a tree and its copies.
final class TreeStructure: Sendable {}
