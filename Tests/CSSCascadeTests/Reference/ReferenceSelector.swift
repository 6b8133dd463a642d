// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// A selector as a plain model, matched by brute force.
struct ReferenceSelector {
  struct Compound {
    var type: String?
    var id: String?
    var classes: [String] = []
    /// The class in `:not()`.
    var excluded: String?
    var isScope = false
    /// Whether the compound contains `&`.
    var isParent = false
  }

  /// The compounds from left to right, each with the combinator before it.
  ///
  /// The combinator of the first compound is ignored.
  var compounds: [(combinator: Character, compound: Compound)]
  /// The selectors of the parent rule.
  var parents: [ReferenceSelector] = []
  /// Whether the selector is in a scope and therefore relative to the scoping root by default.
  var isScoped = false

  var text: String {
    compounds.enumerated()
      .map { ($0 > 0 ? " \($1.combinator) " : "") + $1.compound.text }.joined()
  }

  /// The numbers of ids, classes and types; `&` has the specificity of the strongest parent.
  var specificity: [Int] {
    compounds.map(\.compound).reduce([0, 0, 0]) { sum, compound in
      let counts = [
        compound.id == nil ? 0 : 1,
        compound.classes.count + (compound.excluded == nil ? 0 : 1) + (compound.isScope ? 1 : 0),
        compound.type == nil ? 0 : 1,
      ]
      let parent = compound.isParent ? parents.map(\.specificity).max(by: <) : nil
      return (0..<3).map { sum[$0] + counts[$0] + (parent?[$0] ?? 0) }
    }
  }

  /// Returns whether the selector matches; `scope` is the element of `:scope`.
  func matches(_ element: ReferenceElement, scope: ReferenceElement) -> Bool {
    guard matches(compounds.count - 1, element, scope) else { return false }
    guard isScoped, !compounds.contains(where: { $0.compound.isScope || $0.compound.isParent })
    else { return true }
    var absolute = self
    absolute.isScoped = false
    absolute.compounds[0].combinator = " "
    absolute.compounds.insert((" ", Compound(isScope: true)), at: 0)
    return absolute.matches(element, scope: scope)
  }

  private func matches(
    _ index: Int, _ element: ReferenceElement, _ scope: ReferenceElement
  ) -> Bool {
    let (combinator, compound) = compounds[index]
    guard matches(compound, element, scope) else { return false }
    if index == 0 { return true }
    return element.candidates(combinator).contains { matches(index - 1, $0, scope) }
  }

  private func matches(
    _ compound: Compound, _ element: ReferenceElement, _ scope: ReferenceElement
  ) -> Bool {
    (compound.type.map { $0 == element.element.type } ?? true)
      && (compound.id.map { $0 == element.element.id } ?? true)
      && compound.classes.allSatisfy(element.element.classes.contains)
      && !(compound.excluded.map(element.element.classes.contains) ?? false)
      && (!compound.isScope || element === scope)
      && (!compound.isParent || parents.contains { $0.matches(element, scope: scope) })
  }
}

extension ReferenceSelector.Compound {
  var text: String {
    let text =
      (type ?? "") + (id.map { "#" + $0 } ?? "") + classes.map { "." + $0 }.joined()
      + (excluded.map { ":not(.\($0))" } ?? "") + (isScope ? ":scope" : "")
      + (isParent ? "&" : "")
    return text.isEmpty ? "*" : text
  }
}

extension [Int] {
  /// Compares numbers from the left.
  static func < (a: Self, b: Self) -> Bool { a.lexicographicallyPrecedes(b) }
}
