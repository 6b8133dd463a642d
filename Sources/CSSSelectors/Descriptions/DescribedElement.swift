// SPDX-License-Identifier: Apache-2.0

/// What a description says about one element.
struct DescribedElement: Sendable, Hashable {
  /// Where the element stands, as seen from the one to its left.
  enum Place: Sendable, Hashable {
    /// Right below it; the first element is below nothing.
    case child
    /// Right behind it, below the same parent.
    case nextSibling
    /// It belongs to it, as a pseudo-element or part.
    case pseudoElement(PseudoElement)
  }

  /// An attribute and its value.
  struct Attribute: Sendable, Hashable {
    let name: String
    var value: String
    /// Whether only `[name]` was written, which any value fulfils.
    var isPresenceOnly: Bool
  }

  var place = Place.child
  var type: String?
  var id: String?
  var classes: [String] = []
  var pseudoClasses = PseudoClassSet()
  /// The names of other states, those of `:state()`.
  var states: [String] = []
  var attributes: [Attribute] = []
  /// The language of the text; nil where none is said.
  var language: String?
  /// The direction of the text; nil where none is said.
  var direction: Direction?
  /// The names of a part.
  var parts: [String] = []

  /// Which pseudo-element it is; nil for an element proper.
  var pseudoElement: PseudoElement? {
    if case .pseudoElement(let element) = place { element } else { nil }
  }
}
