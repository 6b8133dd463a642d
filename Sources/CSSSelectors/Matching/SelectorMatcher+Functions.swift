// SPDX-License-Identifier: Apache-2.0

extension SelectorMatcher {
  /// The maximum nesting depth of lists; deeper ones match no element.
  ///
  /// The parser allows less. This limit is the last guard against a stack overflow.
  static let maximumDepth = 1024

  /// Returns whether the argument of `:is()`, `:where()` or `:not()` matches an element.
  ///
  /// Defined by [Selectors Level 4, section 4.2](https://drafts.csswg.org/selectors-4/#matches).
  @inline(__always)
  func matches(argument index: UInt32, _ element: Int) -> Bool {
    let argument = table.arguments[Int(index)]
    if !argument.isComplex { return matches(argument, element) }
    let query = MatchingQuery.argument(index)
    if let result = context.pointee.cachedResult(of: query, for: element) { return result }
    let result = matches(argument, element)
    context.pointee.cache(result, of: query, for: element, isScoped: isScoped(argument))
    return result
  }

  /// Returns whether a selector of a list matches; selectors of pseudo-elements never do.
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

  /// Returns whether a selector that `&` represents matches an element; never for a pseudo-element.
  ///
  /// Defined by [CSS Nesting, section 4](https://drafts.csswg.org/css-nesting-1/#nest-selector).
  func matches(nesting index: UInt32, _ element: Int) -> Bool {
    if tree.elements[element].pseudoElement != nil { return false }
    let nesting = table.nestings[Int(index)]
    let query = MatchingQuery.nesting(index)
    let usesCache = isWorthCaching(nesting)
    if usesCache, let result = context.pointee.cachedResult(of: query, for: element) {
      return result
    }
    context.pointee.depth += 1
    defer { context.pointee.depth -= 1 }
    guard context.pointee.depth < Self.maximumDepth else { return false }
    let result = nesting.selectors.contains { selector in
      let record = table.selectors[Int(selector)]
      return !record.flags.contains(.pseudoElement) && matches(record, from: element)
    }
    if usesCache {
      let isScoped = nesting.flags.contains(.scope)
      context.pointee.cache(result, of: query, for: element, isScoped: isScoped)
    }
    return result
  }

  /// Returns whether the result of a list is worth caching: for a few compounds it is not.
  private func isWorthCaching(_ nesting: Nesting) -> Bool {
    if nesting.selectors.count > 4 { return true }
    return nesting.selectors.contains {
      !table.selectors[Int($0)].flags.isDisjoint(with: [.combinator, .nesting])
    }
  }

  /// Returns whether the result of an argument depends on the scoping root.
  func isScoped(_ argument: SelectorArgument) -> Bool {
    argument.branches.contains { table.branches[Int($0)].flags.contains(.scope) }
  }
}
