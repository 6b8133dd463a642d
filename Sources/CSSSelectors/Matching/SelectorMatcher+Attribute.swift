// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SelectorMatcher {
  /// Returns whether an element has an attribute that passes a test.
  func matches(attribute index: UInt32, _ element: Int) -> Bool {
    let test = table.attributes[Int(index)]
    var attribute = Int(tree.elements[element].attributeStart)
    let end = Int(tree.elements[element].attributeEnd)
    while attribute < end {
      if tree.attributes[attribute].name == test.name {
        return matches(test, tree.attributes[attribute].value)
      }
      attribute += 1
    }
    return false
  }

  /// Returns whether a value passes a test.
  ///
  /// Defined by
  /// [Selectors Level 4, section 6.1](https://drafts.csswg.org/selectors-4/#attribute-representation) and 6.2.
  private func matches(_ test: AttributeTest, _ value: Range<UInt32>) -> Bool {
    if test.comparison == .presence { return true }
    return AttributeComparison(
      value: tree.text.slice(value), expected: table.text.slice(test.value),
      foldsCase: test.sensitivity == .insensitive
    ).matches(test.comparison)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the bytes of a range.
  func slice(_ range: Range<UInt32>) -> Self {
    Self(rebasing: self[Int(range.lowerBound)..<Int(range.upperBound)])
  }
}

/// An attribute's value and the string that it is compared with.
private struct AttributeComparison {
  let value: UnsafeBufferPointer<UInt8>
  let expected: UnsafeBufferPointer<UInt8>
  let foldsCase: Bool

  func matches(_ comparison: AttributeTest.Comparison) -> Bool {
    switch comparison {
    case .presence: return true
    case .equals: return value.count == expected.count && hasExpected(at: 0)
    case .dashMatch:
      return hasExpected(at: 0)
        && (value.count == expected.count || value[expected.count] == UInt8(ascii: "-"))
    case .includes: return hasWord()
    // An empty string is part of every value, but these operators never match it.
    case .prefix: return !expected.isEmpty && hasExpected(at: 0)
    case .suffix: return !expected.isEmpty && hasExpected(at: value.count - expected.count)
    case .substring: return !expected.isEmpty && hasSubstring()
    }
  }

  /// Returns whether the wanted string occurs at an offset of the value.
  private func hasExpected(at start: Int) -> Bool {
    guard start >= 0, value.count - start >= expected.count else { return false }
    for offset in 0..<expected.count {
      let (a, b) = (value[start + offset], expected[offset])
      if a != b, !foldsCase || a.lowercased != b.lowercased { return false }
    }
    return true
  }

  /// Returns whether the wanted string is one of the words of the value.
  private func hasWord() -> Bool {
    if expected.isEmpty || expected.contains(where: \.isWhitespace) { return false }
    var start = 0
    while start < value.count {
      var end = start
      while end < value.count, !value[end].isWhitespace { end += 1 }
      if end - start == expected.count, hasExpected(at: start) { return true }
      start = end + 1
    }
    return false
  }

  private func hasSubstring() -> Bool {
    guard value.count >= expected.count else { return false }
    return (0...value.count - expected.count).contains { hasExpected(at: $0) }
  }
}
