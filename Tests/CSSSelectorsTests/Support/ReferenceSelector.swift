// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// A selector as a plain model, matched by trying everything: what the engine is compared with.
struct ReferenceSelector {
  struct Compound {
    var type: String?
    var id: String?
    var classes: [String] = []
    var pseudoClasses: [PseudoClass] = []
    var states: [String] = []
    var hasAmpersand = false

    var text: String {
      let text =
        (type ?? "") + (hasAmpersand ? "&" : "") + (id.map { "#" + $0 } ?? "")
        + classes.map { "." + $0 }.joined() + pseudoClasses.map { ":" + $0.name }.joined()
        + states.map { ":state(\($0))" }.joined()
      return text.isEmpty ? "*" : text
    }
  }

  /// From left to right, each with the combinator to its left; the first has one in a relative
  /// selector alone.
  var compounds: [(combinator: Character?, compound: Compound)]
  /// The selectors of the rule around.
  var parents: [ReferenceSelector]

  var text: String {
    compounds.map { ($0.combinator.map { " \($0) " } ?? "") + $0.compound.text }.joined()
  }

  /// With the `&` that a nested rule implies.
  private var absolute: [(combinator: Character?, compound: Compound)] {
    let isRelative = compounds[0].combinator != nil
    let hasAmpersand = compounds.contains { $0.compound.hasAmpersand }
    guard !parents.isEmpty, isRelative || !hasAmpersand else { return compounds }
    var all = compounds
    if !isRelative { all[0].combinator = " " }
    return [(nil, Compound(hasAmpersand: true))] + all
  }

  func matches(_ element: ReferenceElement) -> Bool {
    let all = absolute
    return matches(all, all.count - 1, element)
  }

  private func matches(
    _ all: [(combinator: Character?, compound: Compound)], _ index: Int, _ element: ReferenceElement
  ) -> Bool {
    guard holds(all[index].compound, element) else { return false }
    guard let combinator = all[index].combinator else { return true }
    return element.candidates(combinator).contains { matches(all, index - 1, $0) }
  }

  private func holds(_ compound: Compound, _ element: ReferenceElement) -> Bool {
    let isParentMatched =
      parents.contains { $0.matches(element) } || parents.isEmpty && element.isRoot
    return (compound.type.map { $0 == element.type } ?? true)
      && (compound.id.map { $0 == element.id } ?? true)
      && compound.classes.allSatisfy(element.classes.contains)
      && compound.pseudoClasses.allSatisfy(element.pseudoClasses.contains)
      && compound.states.allSatisfy(element.states.contains)
      && (!compound.hasAmpersand || isParentMatched)
  }
}

/// An element as a plain object.
final class ReferenceElement {
  let type: String
  let id: String?
  let classes: [String]
  let pseudoClasses: [PseudoClass]
  let states: [String]
  let parent: ReferenceElement?
  let previous: ReferenceElement?
  var isRoot: Bool { parent == nil && previous == nil }

  init(
    type: String, id: String?, classes: [String], pseudoClasses: [PseudoClass], states: [String],
    parent: ReferenceElement?, previous: ReferenceElement?
  ) {
    self.type = type
    self.id = id
    self.classes = classes
    self.pseudoClasses = pseudoClasses
    self.states = states
    self.parent = parent
    self.previous = previous
  }

  func candidates(_ combinator: Character) -> [ReferenceElement] {
    switch combinator {
    case ">": parent.map { [$0] } ?? []
    case "+": previous.map { [$0] } ?? []
    case "~": Array(sequence(first: self, next: \.previous).dropFirst())
    default: Array(sequence(first: self, next: \.parent).dropFirst())
    }
  }
}
