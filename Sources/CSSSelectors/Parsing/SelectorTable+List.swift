// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension SelectorTable {
  /// Parses a selector list, such as the prelude of a style rule, and appends its selectors.
  ///
  /// ```swift
  /// let outer = table.parseList(stream, rule.prelude, nestedIn: nil, names: &names, log: &log)
  /// let inner = table.parseList(stream, nested.prelude, nestedIn: outer, names: &names, log: &log)
  /// ```
  ///
  /// In a nested rule, each selector is relative: it may begin with a combinator, and one without
  /// `&` is parsed as if `& ` preceded it.
  ///
  /// Directly inside `@scope`, `:scope` takes the role of `&`, but adds no specificity. A selector
  /// without `:scope` and `&` selects descendants of the scoping root. `&` represents that
  /// `:scope`.
  ///
  /// Defined by [parse a selector](https://drafts.csswg.org/selectors-4/#parse-a-selector) and
  /// [CSS Nesting, section 3](https://drafts.csswg.org/css-nesting-1/#syntax) and
  /// [CSS Cascade 6, section 2.5.2](https://drafts.csswg.org/css-cascade-6/#scope-effects).
  ///
  /// - Parameters:
  ///   - stream: The tokens of the style sheet.
  ///   - tokens: The positions of the list.
  ///   - parent: The records of the parent rule's list, or `nil` outside of any rule.
  ///   - isScoped: Whether the rule stands directly inside `@scope`.
  ///   - names: The name table of the style sheet.
  ///   - log: Receives the one diagnostic of an invalid list.
  /// - Returns: The indices of the new records, or `nil` if the list is invalid; the table is then
  ///   unchanged.
  /// - Complexity: Linear in the number of tokens.
  package mutating func parseList(
    _ stream: TokenStream, _ tokens: Range<Int>, nestedIn parent: Range<Int>?,
    isScoped: Bool = false, names: inout AtomTable, log: inout DiagnosticLog
  ) -> Range<Int>? {
    var input = SelectorInput(stream)
    return parseList(
      tokens, of: &input, nestedIn: parent, isScoped: isScoped, names: &names, log: &log)
  }

  /// Parses several selector lists of a text, one in each call, as the function above does.
  package mutating func parseList(
    _ tokens: Range<Int>, of input: inout SelectorInput, nestedIn parent: Range<Int>?,
    isScoped: Bool, names: inout AtomTable, log: inout DiagnosticLog
  ) -> Range<Int>? {
    input.begin(tokens, nesting: parent.map { nestingIndex(of: $0) }, isScoped: isScoped)
    let list = parseList(&input, &names)
    #if DEBUG
      // An invalid list counts as one selector.
      SelectorWorkCounter.current?.addParsed(list?.count ?? 1)
    #endif
    if let list { return list }
    // The rule parser reports an unmatched closing brace.
    if let failure = input.failure, !log.isFull,
      !failure.tokens.contains(where: { input.stream[$0].kind == .rightBrace })
    {
      log.add(Diagnostic(failure, in: input.stream))
    }
    input.failure = nil
    return nil
  }

  /// Returns whether a text is one supported selector, for `selector()` of `@supports`.
  ///
  /// Defined by [CSS Conditional 4, section 2](https://drafts.csswg.org/css-conditional-4/#at-supports-ext).
  package static func isSupported(_ stream: TokenStream, _ tokens: Range<Int>) -> Bool {
    var table = SelectorTable()
    var names = AtomTable()
    var input = SelectorInput(stream, tokens)
    input.purpose = .condition
    return table.parseList(&input, &names)?.count == 1
  }

  /// Parses a list up to the end of the input, or leaves the table unchanged.
  mutating func parseList(_ input: inout SelectorInput, _ names: inout AtomTable) -> Range<Int>? {
    let first = selectors.count
    let checkpoint = checkpoint
    while parseComplexSelector(&input, &names) {
      if input.kind != .comma { return first..<selectors.count }
      input.position += 1
    }
    restore(checkpoint)
    return nil
  }

  /// Returns the index of a list that `&` represents; the first nested rule creates it.
  private mutating func nestingIndex(of list: Range<Int>) -> UInt32 {
    let range =
      UInt32(truncatingIfNeeded: list.lowerBound)..<UInt32(truncatingIfNeeded: list.upperBound)
    if let index = nestings.index(of: range) { return index }
    let records = selectors[list]
    let common = records.first.flatMap { first in
      records.allSatisfy { $0.bucket == first.bucket && $0.key == first.key } ? first : nil
    }
    return nestings.append(
      Nesting(
        selectors: range,
        specificity: highestSpecificity(in: list),
        key: common?.key ?? Atom(rawValue: 0), bucket: common?.bucket ?? .universal,
        flags: records.reduce([]) { $0.union($1.flags.intersection([.has, .scope])) }))
  }
}
