// SPDX-License-Identifier: Apache-2.0

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
  package mutating func resolvedDescription(of selector: Int) -> String {
    resolved(selector).text
  }

  /// Calls itself as deep as rules are nested, which the parser limits.
  private mutating func resolved(_ selector: Int) -> ResolvedSelector {
    var result = ResolvedSelector()
    var compounds: [(combinator: String, compound: ArraySlice<SimpleSelector>)] = []
    forEachCompound(of: selector) { compounds.append(($0, $1)) }
    for (index, (combinator, compound)) in compounds.enumerated() {
      result.text += combinator
      if !combinator.isEmpty { result.isComplex = true }
      result.endsWithUniversal = compound.count == 1 && isPlainUniversal(compound.first)
      for (offset, component) in compound.enumerated() {
        if isRedundant(component, in: compound) { continue }
        if component.kind == .nesting {
          let isFirst = index == 0 && offset == 0
          insertParent(component.value, into: &result, isFirst: isFirst, offset, compound.count)
        } else if component.kind == .scope {
          result.text += ":scope"
        } else {
          write(component, isFollowedByPart: isPart(compound, offset + 1), into: &result.text)
        }
      }
      if index == 0, let kind = compound.first?.kind, kind == .type || kind == .universal {
        result.beginsWithType = true
      }
    }
    result.hasPseudoElement = table.selectors[selector].flags.contains(.pseudoElement)
    return result
  }

  private func isPlainUniversal(_ component: SimpleSelector?) -> Bool {
    component?.kind == .universal && component?.flags.contains(.noNamespace) == false
  }

  /// Writes what `&` stands for, which is the component at `offset` of a compound of `count`.
  private mutating func insertParent(
    _ nesting: UInt32, into result: inout ResolvedSelector, isFirst: Bool, _ offset: Int,
    _ count: Int
  ) {
    guard result.text.utf8.count <= Self.longestParent * 4, let list = parent(nesting) else {
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
  private mutating func parent(_ nesting: UInt32) -> [ResolvedSelector]? {
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
