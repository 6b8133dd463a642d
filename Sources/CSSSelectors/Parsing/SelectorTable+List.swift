// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension SelectorTable {
  /// Reads a selector list, such as the prelude of a style rule, and appends its complex selectors.
  ///
  /// ```swift
  /// let outer = table.parseList(stream, rule.prelude, nestedIn: nil, names: &names, log: &log)
  /// let inner = table.parseList(stream, nested.prelude, nestedIn: outer, names: &names, log: &log)
  /// ```
  ///
  /// Inside a rule each selector is relative: it may begin with a combinator, and one without `&`
  /// is read as if `& ` stood before it.
  ///
  /// Defined by [parse a selector](https://drafts.csswg.org/selectors-4/#parse-a-selector) and
  /// [CSS Nesting, section 3](https://drafts.csswg.org/css-nesting-1/#syntax).
  ///
  /// - Parameters:
  ///   - stream: the sheet's tokens.
  ///   - tokens: the positions of the list.
  ///   - parent: what this function gave for the rule around; nil where none is.
  ///   - names: the sheet's names.
  ///   - log: takes the one diagnostic of an invalid list.
  /// - Returns: the indexes of the new records; nil when the list is invalid, and then nothing is
  ///   appended.
  /// - Complexity: linear in the number of tokens.
  package mutating func parseList(
    _ stream: TokenStream, _ tokens: Range<Int>, nestedIn parent: Range<Int>?,
    names: inout AtomTable, log: inout DiagnosticLog
  ) -> Range<Int>? {
    var input = SelectorInput(stream, tokens, nesting: parent.map { nestingIndex(of: $0) })
    if let list = parseList(&input, &names) { return list }
    if let failure = input.failure, !log.isFull { log.add(Diagnostic(failure, in: stream)) }
    return nil
  }

  /// Reads a list up to the end of the input, or leaves the table as it was.
  mutating func parseList(_ input: inout SelectorInput, _ names: inout AtomTable) -> Range<Int>? {
    let first = selectors.count
    let componentCount = components.count
    let attributeCount = attributes.count
    let textCount = text.count
    while parseComplexSelector(&input, &names) {
      if input.kind != .comma { return first..<selectors.count }
      input.position += 1
    }
    selectors.removeLast(selectors.count - first)
    components.removeLast(components.count - componentCount)
    attributes.removeLast(attributes.count - attributeCount)
    text.removeLast(text.count - textCount)
    return nil
  }

  /// The index of a list that `&` stands for, made when the first rule nested in it asks.
  private mutating func nestingIndex(of list: Range<Int>) -> UInt32 {
    let first = UInt32(truncatingIfNeeded: list.lowerBound)
    if let index = nestingIndexes[first], nestings[Int(index)].selectors.count == list.count {
      return index
    }
    let records = selectors[list]
    let filed = records.first.flatMap { first in
      records.allSatisfy { $0.bucket == first.bucket && $0.key == first.key } ? first : nil
    }
    nestings.append(
      Nesting(
        selectors: first..<UInt32(truncatingIfNeeded: list.upperBound),
        specificity: highestSpecificity(in: list),
        key: filed?.key ?? Atom(rawValue: 0), bucket: filed?.bucket ?? .universal))
    let index = UInt32(truncatingIfNeeded: nestings.count - 1)
    nestingIndexes[first] = index
    return index
  }
}
