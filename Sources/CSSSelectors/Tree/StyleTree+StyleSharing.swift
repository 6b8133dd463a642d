// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Comparison of two elements by their own facts, independent of other elements.
extension StyleTree {
  /// Returns a hash value that is equal for equal elements.
  package func styleSharingHash(of index: Int) -> UInt64 {
    let element = elements[index]
    var hash = UInt64(element.type.rawValue) << 32 | UInt64(element.id.rawValue)
    hash = mixed(hash ^ element.pseudoClasses.subtracting(.derived).rawValue)
    var position = Int(element.classStart)
    while position < Int(element.supertypeEnd) {
      hash = mixed(hash ^ UInt64(names[position].rawValue))
      position += 1
    }
    return hash
  }

  @inline(__always)
  private func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  /// Returns whether two elements have equal names, states, attributes, language and direction.
  package func canShareStyle(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (elements[a], elements[b])
    let states = first.pseudoClasses.subtracting(.derived)
    guard first.type == second.type, first.id == second.id,
      first.pseudoElement == second.pseudoElement, first.direction == second.direction,
      states == second.pseudoClasses.subtracting(.derived),
      hasSameNames(first.classStart..<first.stateStart, second.classStart..<second.stateStart),
      hasSameNames(first.stateStart..<first.partStart, second.stateStart..<second.partStart),
      hasSameNames(first.partStart..<first.partEnd, second.partStart..<second.partEnd),
      hasSameNames(first.partEnd..<first.supertypeEnd, second.partEnd..<second.supertypeEnd)
    else { return false }
    return hasSameAttributes(first, second) && hasSameText(first.language, second.language)
  }

  @inline(__always)
  private func hasSameNames(_ a: Range<UInt32>, _ b: Range<UInt32>) -> Bool {
    guard a.count == b.count else { return false }
    var offset = 0
    while offset < a.count {
      if names[Int(a.lowerBound) + offset] != names[Int(b.lowerBound) + offset] { return false }
      offset += 1
    }
    return true
  }

  private func hasSameAttributes(_ a: Element, _ b: Element) -> Bool {
    let (first, second) = (a.attributeStart..<a.attributeEnd, b.attributeStart..<b.attributeEnd)
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { one, other in
      let (one, other) = (attributes[Int(one)], attributes[Int(other)])
      return one.name == other.name && hasSameText(one.value, other.value)
    }
  }
}
