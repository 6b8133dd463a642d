// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// A selector with every `&` written out, and what must be known to put it in the place of another
/// `&`.
struct ResolvedSelector {
  var text = ""
  /// Whether every `&` is written out.
  var isResolved = true
  /// Whether a combinator occurs.
  var isComplex = false
  /// Whether its first compound begins with a type or `*`.
  var beginsWithType = false
  /// Whether it ends in a pseudo-element.
  var hasPseudoElement = false
  /// Whether its last compound is `*` and nothing else.
  var endsWithUniversal = false
}

extension SelectorPrinter {
  /// Lists longer than this many bytes are not written in the place of `&`.
  static let longestParent = 4096

  /// A selector with every `&` replaced by what it stands for.
  ///
  /// Inside `.a`, `& > .b` is `.a > .b`; inside `.a, .b` it is `:is(.a, .b) > .b`. Where the one
  /// selector around would change its meaning by being put in as it is, it stands in `:is()` as
  /// well. `&` outside of all rules is `:scope`.
  ///
  /// The lists that stand for `&` may grow with every level of nesting: one of more than 4096 bytes
  /// is not written out, and the `&` stays there and in the rules inside.
  package func resolvedDescription(of selector: Int) -> String {
    let components = table.components(of: selector)
    let mayNest = table.components[components].contains {
      $0.kind == .nesting || $0.kind == .scope || $0.kind.hasBranches
    }
    return mayNest ? resolved(selector).text : description(ofComponents: components)
  }

  private func resolved(_ selector: Int) -> ResolvedSelector {
    var result = resolved(table.components(of: selector), behind: 0)
    result.hasPseudoElement = table.selectors[selector].flags.contains(.pseudoElement)
    return result
  }

  /// The selector with these components, of which `length` bytes stand in front.
  ///
  /// Calls itself as deep as rules and functions are nested, which the parser limits.
  private func resolved(_ components: Range<Int>, behind length: Int) -> ResolvedSelector {
    var result = ResolvedSelector()
    var compounds: [(combinator: String, compound: [SimpleSelector])] = []
    forEachCompound(of: components) { compounds.append(($0, typeFirst($1))) }
    for (index, (combinator, compound)) in compounds.enumerated() {
      result.text += combinator
      if !combinator.isEmpty { result.isComplex = true }
      result.endsWithUniversal = compound.count == 1 && isPlainUniversal(compound.first)
      for (offset, component) in compound.enumerated() {
        if isRedundant(component, in: compound) { continue }
        if component.kind == .nesting {
          let isFirst = index == 0 && offset == 0 && !isRelative(components)
          let mayInsert = length + result.text.utf8.count <= Self.longestParent * 4
          insertParent(
            mayInsert ? component.value : nil, into: &result, isFirst: isFirst,
            at: offset, of: compound.count)
        } else if component.kind == .scope {
          result.text += ":scope"
        } else if component.kind.hasBranches {
          writeResolved(component, into: &result, behind: length)
        } else {
          write(component, isFollowedByPart: isPart(compound, offset + 1), into: &result.text)
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
    _ component: SimpleSelector, into result: inout ResolvedSelector, behind length: Int
  ) {
    var text = result.text
    var isResolved = result.isResolved
    let start = text.utf8.count
    writeFunction(component, into: &text) { list in
      var inside = ""
      for (index, components) in list.enumerated() {
        if index > 0 { inside += ", " }
        let branch = resolved(components, behind: length + start + inside.utf8.count)
        inside += branch.text
        isResolved = isResolved && branch.isResolved
      }
      return inside
    }
    result.text = text
    result.isResolved = isResolved
  }

  /// Whether the components are those of a selector that `:has()` holds.
  private func isRelative(_ components: Range<Int>) -> Bool {
    table.components[components.upperBound - 1].kind == .anchor
  }

  /// A compound with the type in front of any `&`, where a class may take the place of the `&`.
  private func typeFirst(_ compound: [SimpleSelector]) -> [SimpleSelector] {
    guard compound.first?.kind == .nesting || compound.first?.kind == .scope,
      let type = compound.firstIndex(where: { $0.kind == .type || $0.kind == .universal })
    else { return compound }
    return [compound[type]] + compound[..<type] + compound[(type + 1)...]
  }

  private func isPlainUniversal(_ component: SimpleSelector?) -> Bool {
    component?.kind == .universal && component?.flags.contains(.noNamespace) == false
  }

  /// Writes what `&` stands for, which is the component at `offset` of a compound of `count`.
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

  /// The selectors of a list that `&` stands for; nil when they are too long.
  private func parent(_ nesting: UInt32) -> [ResolvedSelector]? {
    if let known = parents[nesting] { return known }
    var list: [ResolvedSelector]? = []
    var length = 0
    for selector in table.nestings[Int(nesting)].selectors {
      let next = resolved(Int(selector))
      length += next.text.utf8.count + 2
      list?.append(next)
      // What an `&` in the list stands for would be taken for something else in its new place.
      if length > Self.longestParent || !next.isResolved {
        list = nil
        break
      }
    }
    parents[nesting] = .some(list)
    return list
  }
}
