// SPDX-License-Identifier: Apache-2.0

/// The facts that a selector states about one synthetic element.
struct SyntheticElement: Sendable, Hashable {
  /// The position of an element relative to the element of the compound selector to its left.
  enum Relation: Sendable, Hashable {
    /// A child; the parent is implied for the first element.
    case child
    /// The next sibling, below the same parent.
    case nextSibling
    /// A pseudo-element or part of the element on the left.
    case pseudoElement(PseudoElement)
  }

  /// An attribute and its value.
  struct Attribute: Sendable, Hashable {
    let name: String
    var value: String
    /// Whether the selector states only `[name]`, which any value satisfies.
    var isPresenceOnly: Bool
  }

  var relation = Relation.child
  var type: String?
  var id: String?
  var classes: [String] = []
  var pseudoClasses = PseudoClassSet()
  /// The names of custom states, those of `:state()`.
  var states: [String] = []
  var attributes: [Attribute] = []
  /// The language of the text, or `nil` if none is stated.
  var language: String?
  /// The direction of the text, or `nil` if none is stated.
  var direction: Direction?
  /// The names of the part.
  var parts: [String] = []

  /// The pseudo-element, or `nil` for a proper element.
  var pseudoElement: PseudoElement? {
    if case .pseudoElement(let element) = relation { element } else { nil }
  }
}
