// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SelectorTable {
  /// Whether an element has an attribute that a test asks for.
  func matches(_ test: AttributeTest, _ candidate: StyleTree.Element, _ tree: StyleTree) -> Bool {
    for index in Int(candidate.attributeStart)..<Int(candidate.attributeEnd)
    where tree.attributes[index].name == test.name {
      return matches(test, tree.attributes[index].value, tree)
    }
    return false
  }

  /// Whether a value passes a test.
  ///
  /// Defined by
  /// [Selectors Level 4, section 6.1](https://drafts.csswg.org/selectors-4/#attribute-representation) and 6.2.
  private func matches(_ test: AttributeTest, _ value: Range<UInt32>, _ tree: StyleTree) -> Bool {
    if test.comparison == .presence { return true }
    return tree.text.withUnsafeBufferPointer { all in
      text.withUnsafeBufferPointer { texts in
        let value = UnsafeBufferPointer(
          rebasing: all[Int(value.lowerBound)..<Int(value.upperBound)])
        let wanted = UnsafeBufferPointer(
          rebasing: texts[Int(test.value.lowerBound)..<Int(test.value.upperBound)])
        return AttributeComparison(
          value: value, wanted: wanted, foldsCase: test.sensitivity == .insensitive
        ).holds(test.comparison)
      }
    }
  }
}

/// An attribute's value and what it is compared with.
private struct AttributeComparison {
  let value: UnsafeBufferPointer<UInt8>
  let wanted: UnsafeBufferPointer<UInt8>
  let foldsCase: Bool

  func holds(_ comparison: AttributeTest.Comparison) -> Bool {
    switch comparison {
    case .presence: return true
    case .equals: return value.count == wanted.count && isWanted(at: 0)
    case .dashMatch:
      return isWanted(at: 0)
        && (value.count == wanted.count || value[wanted.count] == UInt8(ascii: "-"))
    case .includes: return hasWord()
    // An empty string is part of every value, so these match nothing.
    case .prefix: return !wanted.isEmpty && isWanted(at: 0)
    case .suffix: return !wanted.isEmpty && isWanted(at: value.count - wanted.count)
    case .substring: return !wanted.isEmpty && hasSubstring()
    }
  }

  /// Whether what is wanted stands at an offset of the value.
  private func isWanted(at start: Int) -> Bool {
    guard start >= 0, value.count - start >= wanted.count else { return false }
    for offset in 0..<wanted.count {
      let (a, b) = (value[start + offset], wanted[offset])
      if a != b, !foldsCase || a.lowercased != b.lowercased { return false }
    }
    return true
  }

  /// Whether what is wanted is one of the words of the value.
  private func hasWord() -> Bool {
    if wanted.isEmpty || wanted.contains(where: \.isWhitespace) { return false }
    var start = 0
    while start < value.count {
      var end = start
      while end < value.count, !value[end].isWhitespace { end += 1 }
      if end - start == wanted.count, isWanted(at: start) { return true }
      start = end + 1
    }
    return false
  }

  private func hasSubstring() -> Bool {
    guard value.count >= wanted.count else { return false }
    return (0...value.count - wanted.count).contains { isWanted(at: $0) }
  }
}
