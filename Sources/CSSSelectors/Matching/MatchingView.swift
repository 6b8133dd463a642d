// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The arrays of a table and of a tree as matching walks them, valid for the length of one call.
///
/// Every index in them was made by ``SelectorTable`` and ``StyleTree`` themselves and is in bounds;
/// what a caller gives is checked before a view is made.
struct MatchingView {
  let components: UnsafeBufferPointer<SimpleSelector>
  let elements: UnsafeBufferPointer<StyleTree.Element>
  let names: UnsafeBufferPointer<Atom>
}

extension SelectorTable {
  /// Calls `body` with a view of this table and a tree.
  @inline(__always)
  func withView(of tree: StyleTree, _ body: (MatchingView) -> Bool) -> Bool {
    components.withUnsafeBufferPointer { components in
      tree.elements.withUnsafeBufferPointer { elements in
        tree.names.withUnsafeBufferPointer { names in
          body(MatchingView(components: components, elements: elements, names: names))
        }
      }
    }
  }
}
