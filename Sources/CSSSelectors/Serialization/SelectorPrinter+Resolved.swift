// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// A serialized selector without `&`, with the facts needed to substitute it for another `&`.
struct ResolvedSelector {
  var text = ""
  /// Whether every `&` is replaced.
  var isResolved = true
  /// Whether a combinator occurs.
  var isComplex = false
  /// Whether its first compound begins with a type or `*`.
  var beginsWithType = false
  /// Whether it ends in a pseudo-element.
  var hasPseudoElement = false
  /// Whether its last compound is only `*`.
  var endsWithUniversal = false
}

extension SelectorPrinter {
  /// The maximum length in bytes of a list that replaces `&`.
  static let maximumParentLength = 4096

  /// Returns a selector with every `&` replaced by the selectors that it represents.
  ///
  /// Inside `.a`, `& > .b` is `.a > .b`; inside `.a, .b` it is `:is(.a, .b) > .b`. A single parent
  /// selector is also wrapped in `:is()` if a plain substitution would change its meaning. `&`
  /// outside of all rules is `:scope`.
  ///
  /// The substituted lists may grow with every level of nesting. A list of more than 4096 bytes is
  /// not substituted, and the `&` stays there and in nested rules.
  package func resolvedDescription(of selector: Int) -> String {
    let components = table.components(of: selector)
    let mayNest = table.components[components].contains {
      $0.kind == .nesting || $0.kind == .scope || $0.kind.hasBranches
    }
    return mayNest ? resolved(selector).text : description(ofComponents: components)
  }

  private func resolved(_ selector: Int) -> ResolvedSelector {
    var result = resolved(table.components(of: selector), after: 0)
    result.hasPseudoElement = table.selectors[selector].flags.contains(.pseudoElement)
    return result
  }

  /// Returns the selector with the specified components, to follow `length` bytes.
  ///
  /// The recursion is as deep as the nesting of rules and functions, which the parser limits.
  private func resolved(_ components: Range<Int>, after length: Int) -> ResolvedSelector {
    var result = ResolvedSelector()
    var compounds: [(combinator: String, compound: [SimpleSelector])] = []
    forEachCompound(of: components) { compounds.append(($0, movingTypeToFront($1))) }
    for (index, (combinator, compound)) in compounds.enumerated() {
      result.text += combinator
      if !combinator.isEmpty { result.isComplex = true }
      result.endsWithUniversal = compound.count == 1 && isPlainUniversal(compound.first)
      for (offset, component) in compound.enumerated() {
        if isRedundant(component, in: compound) { continue }
        if component.kind == .nesting {
          let isFirst = index == 0 && offset == 0 && !isRelative(components)
          let mayInsert = length + result.text.utf8.count <= Self.maximumParentLength * 4
          insertParent(
            mayInsert ? component.value : nil, into: &result, isFirst: isFirst,
            at: offset, of: compound.count)
        } else if component.kind == .scope {
          result.text += ":scope"
        } else if component.kind.hasBranches {
          writeResolved(component, into: &result, after: length)
        } else {
          write(
            component, isFollowedByPart: isContinuedPart(at: offset + 1, in: compound),
            into: &result.text)
        }
      }
      if index == 0, let kind = compound.first?.kind, kind == .type || kind == .universal {
        result.beginsWithType = true
      }
    }
    return result
  }

  /// Writes a function with every `&` inside replaced.
  private func writeResolved(
    _ component: SimpleSelector, into result: inout ResolvedSelector, after length: Int
  ) {
    var text = result.text
    var isResolved = result.isResolved
    let start = text.utf8.count
    writeFunction(component, into: &text) { list in
      var inside = ""
      for (index, components) in list.enumerated() {
        if index > 0 { inside += ", " }
        let branch = resolved(components, after: length + start + inside.utf8.count)
        inside += branch.text
        isResolved = isResolved && branch.isResolved
      }
      return inside
    }
    result.text = text
    result.isResolved = isResolved
  }

  /// Returns whether the components are those of a relative selector of `:has()`.
  private func isRelative(_ components: Range<Int>) -> Bool {
    table.components[components.upperBound - 1].kind == .anchor
  }

  /// Returns a compound with the type before any `&`, because a class may replace the `&`.
  private func movingTypeToFront(_ compound: [SimpleSelector]) -> [SimpleSelector] {
    guard compound.first?.kind == .nesting || compound.first?.kind == .scope,
      let type = compound.firstIndex(where: { $0.kind == .type || $0.kind == .universal })
    else { return compound }
    return [compound[type]] + compound[..<type] + compound[(type + 1)...]
  }

  private func isPlainUniversal(_ component: SimpleSelector?) -> Bool {
    component?.kind == .universal && component?.flags.contains(.noNamespace) == false
  }

  /// Writes the replacement of `&`, the component at `offset` of a compound of `count` components.
  private func insertParent(
    _ nesting: UInt32?, into result: inout ResolvedSelector, isFirst: Bool, at offset: Int,
    of count: Int
  ) {
    guard let list = nesting.flatMap({ parent($0) }) else {
      result.text += "&"
      result.isResolved = false
      return
    }
    guard list.count == 1, let parent = list.first, !parent.hasPseudoElement,
      isFirst || !parent.isComplex, offset == 0 || !parent.beginsWithType
    else {
      result.text += ":is(" + list.map(\.text).joined(separator: ", ") + ")"
      return
    }
    result.text += parent.text
    if isFirst {
      result.isComplex = parent.isComplex
      result.beginsWithType = parent.beginsWithType
    }
    if parent.endsWithUniversal {
      if count > 1 { result.text.removeLast() } else { result.endsWithUniversal = true }
    }
  }

  /// Returns the selectors of a list that `&` represents, or `nil` if they are too long.
  private func parent(_ nesting: UInt32) -> [ResolvedSelector]? {
    if let cached = parents[nesting] { return cached }
    var list: [ResolvedSelector]? = []
    var length = 0
    for selector in table.nestings[Int(nesting)].selectors {
      let next = resolved(Int(selector))
      length += next.text.utf8.count + 2
      list?.append(next)
      // A remaining `&` would represent another list in its new position.
      if length > Self.maximumParentLength || !next.isResolved {
        list = nil
        break
      }
    }
    parents[nesting] = .some(list)
    return list
  }
}
