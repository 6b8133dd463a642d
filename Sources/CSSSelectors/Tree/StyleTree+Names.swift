// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension StyleTree {
  /// Hands the classes of an element to `body`.
  @inline(__always)
  package func forEachClass(of index: Int, _ body: (Atom) -> Void) {
    var position = Int(elements[index].classStart)
    let end = Int(elements[index].stateStart)
    while position < end {
      body(names[position])
      position += 1
    }
  }

  /// Hands the type of an element and its supertypes to `body`.
  @inline(__always)
  package func forEachType(of index: Int, _ body: (Atom) -> Void) {
    body(elements[index].type)
    var position = Int(elements[index].partEnd)
    let end = Int(elements[index].supertypeEnd)
    while position < end {
      body(names[position])
      position += 1
    }
  }
}
