// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// A selector as a plain model with exhaustive matching, the reference for the engine.
struct ReferenceSelector {
  struct Compound {
    var type: String?
    var id: String?
    var classes: [String] = []
    var pseudoClasses: [PseudoClass] = []
    var states: [String] = []
    var hasAmpersand = false
    var functions: [ReferenceFunction] = []

    var text: String {
      let text =
        (type ?? "") + (hasAmpersand ? "&" : "") + (id.map { "#" + $0 } ?? "")
        + classes.map { "." + $0 }.joined() + pseudoClasses.map { ":" + $0.name }.joined()
        + states.map { ":state(\($0))" }.joined() + functions.map(\.text).joined()
      return text.isEmpty ? "*" : text
    }

    /// Whether it contains an explicit `&`, at any depth.
    var containsNestingSelector: Bool {
      hasAmpersand || functions.contains(where: \.containsNestingSelector)
    }
  }

  typealias Part = (combinator: Character?, compound: Compound)

  /// The compounds from left to right, each with the combinator to its left.
  ///
  /// The first has a combinator only in a relative selector.
  var compounds: [Part]
  /// The selectors of the parent rule.
  var parents: [ReferenceSelector]
  /// Whether it ends with `::before`.
  var hasPseudoElement = false
  /// Whether it is an argument, without an implied `&`.
  var isArgument = false

  var text: String {
    compounds.map { ($0.combinator.map { " \($0) " } ?? "") + $0.compound.text }.joined()
      + (hasPseudoElement ? "::before" : "")
  }

  var containsNestingSelector: Bool { compounds.contains { $0.compound.containsNestingSelector } }

  /// The compounds with the implied `&` of a nested rule.
  private var absolute: [Part] {
    let isRelative = compounds[0].combinator != nil
    guard !isArgument, !parents.isEmpty, isRelative || !containsNestingSelector else {
      return compounds
    }
    var all = compounds
    if !isRelative { all[0].combinator = " " }
    return [(nil, Compound(hasAmpersand: true))] + all
  }

  func matches(_ element: ReferenceElement, scope: ReferenceElement) -> Bool {
    guard hasPseudoElement == element.isPseudoElement else { return false }
    guard let subject = hasPseudoElement ? element.parent : element else { return false }
    return matchesArgument(subject, scope)
  }

  /// Returns whether it matches as the argument of a function, which may apply to a pseudo-element.
  func matchesArgument(_ element: ReferenceElement, _ scope: ReferenceElement) -> Bool {
    let all = absolute
    return matches(all, all.count - 1, element, anchor: nil, scope)
  }

  /// Returns whether it matches an element as a relative selector of an anchor.
  func matches(
    _ element: ReferenceElement, from anchor: ReferenceElement, _ scope: ReferenceElement
  )
    -> Bool
  {
    var all = compounds
    if all[0].combinator == nil { all[0].combinator = " " }
    return matches(all, all.count - 1, element, anchor: anchor, scope)
  }

  private func matches(
    _ all: [Part], _ index: Int, _ element: ReferenceElement, anchor: ReferenceElement?,
    _ scope: ReferenceElement
  ) -> Bool {
    guard matches(all[index].compound, element, scope) else { return false }
    guard let combinator = all[index].combinator else { return true }
    let candidates = element.candidates(combinator)
    if let anchor, index == 0 { return candidates.contains { $0 === anchor } }
    return candidates.contains { matches(all, index - 1, $0, anchor: anchor, scope) }
  }

  private func matches(
    _ compound: Compound, _ element: ReferenceElement, _ scope: ReferenceElement
  ) -> Bool {
    (compound.type.map { $0 == element.type || element.supertypes.contains($0) } ?? true)
      && (compound.id.map { $0 == element.id } ?? true)
      && compound.classes.allSatisfy(element.classes.contains)
      && compound.pseudoClasses.allSatisfy {
        $0 == .scope ? element === scope : element.matches($0)
      }
      && compound.states.allSatisfy(element.states.contains)
      && (!compound.hasAmpersand || isMatchedByParent(element, scope))
      && compound.functions.allSatisfy { $0.matches(element, scope) }
  }

  private func isMatchedByParent(_ element: ReferenceElement, _ scope: ReferenceElement) -> Bool {
    if parents.isEmpty { return element === scope }
    return !element.isPseudoElement && parents.contains { $0.matches(element, scope: scope) }
  }
}
