// SPDX-License-Identifier: Apache-2.0

extension SelectorMatcher {
  /// Lists inside of lists are matched this deep; what is deeper matches nothing.
  ///
  /// The parser allows less; it is the last guard of the stack.
  static let maximumDepth = 1024

  /// Whether one of the selectors inside of `:is()`, `:where()` or `:not()` matches.
  ///
  /// Defined by [Selectors Level 4, section 4.2](https://drafts.csswg.org/selectors-4/#matches).
  @inline(__always)
  func matches(argument index: UInt32, _ element: Int) -> Bool {
    let argument = table.arguments[Int(index)]
    if !argument.isComplex { return matches(argument, element) }
    let question = MatchingQuestion.argument(index)
    if let answer = context.pointee.recall(question, for: element) { return answer }
    let answer = matches(argument, element)
    context.pointee.remember(answer, to: question, for: element, isScoped: isScoped(argument))
    return answer
  }

  /// Whether one of the selectors of a list matches; those of pseudo-elements never do.
  func matches(_ argument: SelectorArgument, _ element: Int) -> Bool {
    context.pointee.depth += 1
    defer { context.pointee.depth -= 1 }
    guard context.pointee.depth < Self.maximumDepth else { return false }
    var index = Int(argument.branches.lowerBound)
    while index < Int(argument.branches.upperBound) {
      let branch = table.branches[index]
      if !branch.flags.contains(.pseudoElement), matches(branch, from: element) { return true }
      index += 1
    }
    return false
  }

  /// Whether one of the selectors that `&` stands for matches; no pseudo-element ever does.
  ///
  /// Defined by [CSS Nesting, section 4](https://drafts.csswg.org/css-nesting-1/#nest-selector).
  func matches(nesting index: UInt32, _ element: Int) -> Bool {
    if tree.elements[element].pseudoElement != nil { return false }
    let nesting = table.nestings[Int(index)]
    let question = MatchingQuestion.nesting(index)
    let isWorthIt = isWorthRemembering(nesting)
    if isWorthIt, let answer = context.pointee.recall(question, for: element) { return answer }
    context.pointee.depth += 1
    defer { context.pointee.depth -= 1 }
    guard context.pointee.depth < Self.maximumDepth else { return false }
    let answer = nesting.selectors.contains { selector in
      let record = table.selectors[Int(selector)]
      return !record.flags.contains(.pseudoElement) && matches(record, from: element)
    }
    if isWorthIt {
      let isScoped = nesting.flags.contains(.scope)
      context.pointee.remember(answer, to: question, for: element, isScoped: isScoped)
    }
    return answer
  }

  /// Whether what a list matches is worth remembering: a few compounds are not.
  private func isWorthRemembering(_ nesting: Nesting) -> Bool {
    if nesting.selectors.count > 4 { return true }
    return nesting.selectors.contains {
      !table.selectors[Int($0)].flags.isDisjoint(with: [.combinator, .nesting])
    }
  }

  /// Whether what an argument matches depends on the scoping root.
  func isScoped(_ argument: SelectorArgument) -> Bool {
    argument.branches.contains { table.branches[Int($0)].flags.contains(.scope) }
  }
}
