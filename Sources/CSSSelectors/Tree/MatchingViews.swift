// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The arrays of a table for matching, valid for the duration of one call.
///
/// ``SelectorTable`` creates every index in them, and keeps it in bounds.
struct TableView {
  let components: UnsafeBufferPointer<SimpleSelector>
  let selectors: UnsafeBufferPointer<SelectorRecord>
  let branches: UnsafeBufferPointer<SelectorRecord>
  let arguments: UnsafeBufferPointer<SelectorArgument>
  let nths: UnsafeBufferPointer<NthTest>
  let nestings: UnsafeBufferPointer<Nesting>
  let attributes: UnsafeBufferPointer<AttributeTest>
  let languageRanges: UnsafeBufferPointer<Range<UInt32>>
  let languages: UnsafeBufferPointer<Range<UInt32>>
  let text: UnsafeBufferPointer<UInt8>
}

/// The arrays of a tree for matching, valid for the duration of one call.
///
/// ``StyleTree`` creates every index in them, and keeps it in bounds.
struct TreeView {
  let elements: UnsafeBufferPointer<StyleTree.Element>
  let names: UnsafeBufferPointer<Atom>
  let attributes: UnsafeBufferPointer<StyleTree.Attribute>
  let text: UnsafeBufferPointer<UInt8>
  let filters: UnsafeBufferPointer<AncestorFilter>
  let hasStructure: Bool
  let topLevelCount: Int
}

extension TreeView {
  /// Returns the proper element that a pseudo-element or part belongs to; a proper element itself.
  @inline(__always)
  func originatingElement(of element: Int) -> Int {
    var origin = element
    while elements[origin].pseudoElement != nil, elements[origin].parent >= 0 {
      origin = Int(elements[origin].parent)
    }
    return origin
  }
}

extension SelectorTable {
  /// Calls `body` with a view of this table.
  @inline(__always)
  func withView<Result>(_ body: (TableView) -> Result) -> Result {
    withUnsafeBuffers(of: components, selectors, and: branches) { components, selectors, branches in
      withUnsafeBuffers(of: arguments, nths, and: nestings.records) { arguments, nths, nestings in
        withUnsafeBuffers(of: attributes, languages.ranges, and: languages.lists) {
          attributes, ranges, languages in
          text.withUnsafeBufferPointer { text in
            body(
              TableView(
                components: components, selectors: selectors, branches: branches,
                arguments: arguments, nths: nths, nestings: nestings, attributes: attributes,
                languageRanges: ranges, languages: languages, text: text))
          }
        }
      }
    }
  }
}

extension StyleTree {
  /// Calls `body` with a view of this tree.
  @inline(__always)
  func withView<Result>(_ body: (TreeView) -> Result) -> Result {
    withUnsafeBuffers(of: elements, names, and: attributes) { elements, names, attributes in
      text.withUnsafeBufferPointer { text in
        filters.withUnsafeBufferPointer { filters in
          body(
            TreeView(
              elements: elements, names: names, attributes: attributes, text: text,
              filters: filters, hasStructure: hasStructure, topLevelCount: topLevelCount))
        }
      }
    }
  }
}

/// Calls `body` with the memory of three record arrays.
@inline(__always)
func withUnsafeBuffers<A, B, C, Result>(
  of a: RecordArray<A>, _ b: RecordArray<B>, and c: RecordArray<C>,
  _ body: (UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>) -> Result
) -> Result {
  a.withUnsafeBufferPointer { a in
    b.withUnsafeBufferPointer { b in
      c.withUnsafeBufferPointer { c in body(a, b, c) }
    }
  }
}

/// Calls `body` with the memory of three arrays.
@inline(__always)
func withUnsafeBuffers<A, B, C, Result>(
  of a: [A], _ b: [B], and c: [C],
  _ body: (UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>) -> Result
) -> Result {
  a.withUnsafeBufferPointer { a in
    b.withUnsafeBufferPointer { b in
      c.withUnsafeBufferPointer { c in body(a, b, c) }
    }
  }
}
