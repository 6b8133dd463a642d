// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A synthetic element and its ancestors and siblings, described by a selector.
///
/// ```swift
/// let button = ElementDescription(parsing: "toolbar#main > .button:hover")
/// let pressed = button.adding(states: ["active"])
/// ```
///
/// The selector is read as a list of facts. White space and `>` make the element on the left the
/// parent, `+` and `~` the previous sibling. Type, id, classes, states and attributes are those of
/// the element: `[a]` is an empty attribute, `[a=b]` and the other operators one with that value.
/// `::part(x)` selects a part, `::before` and the like a pseudo-element. `:lang(de)` is the
/// language of its text, `:dir(rtl)` the direction. `:is()` and `:where()` of one compound selector
/// state the facts of that compound.
///
/// A selector that does not describe one element is rejected with a diagnostic: lists, `:not()`,
/// `:has()`, `:nth-child()`, two types or ids for one element.
///
/// No other fact is true: `.a` is neither a first nor a last child. Only the topmost element is the
/// root. Above it stands an implied root of the type `body`, unless the description names its own
/// `:root` or `body`.
package struct ElementDescription: Sendable, Hashable {
  /// The reasons that the selector describes no element; empty if it is valid.
  package let diagnostics: [Diagnostic]
  /// The elements from left to right, the subject last; empty if there are diagnostics.
  var elements: [SyntheticElement]

  /// The maximum number of compound selectors in a description.
  package static let maximumCount = 256

  /// Reads a selector as a description.
  ///
  /// A selector that describes no element results in a description with ``diagnostics`` and without
  /// a tree.
  package init(parsing selector: String) {
    var parser = DescriptionParser(selector)
    elements = parser.parseElements()
    diagnostics = parser.log.diagnostics
  }

  /// Creates the description of elements, from left to right.
  init(_ elements: [SyntheticElement]) {
    self.elements = elements
    diagnostics = []
  }

  /// Whether the selector describes an element.
  package var isValid: Bool { diagnostics.isEmpty }
}

extension ElementDescription {
  /// Returns the description with additional states.
  ///
  /// The name of a pseudo-class, such as `hover`, sets that pseudo-class, without regard to ASCII
  /// case. Every other name is a custom state that `:state(name)` matches. A part shares the states
  /// of its element, and the element those of the part: both `.slider:hover::part(thumb)` and
  /// `.slider::part(thumb):hover` match the hovered slider's thumb.
  package func adding(states: [String]) -> ElementDescription {
    var result = self
    var index = result.elements.count - 1
    while index >= 0 {
      for state in states { result.elements[index].add(state) }
      if result.elements[index].pseudoElement == nil { break }
      index -= 1
    }
    return result
  }
}

extension SyntheticElement {
  fileprivate mutating func add(_ state: String) {
    if let pseudoClass = PseudoClass(named: state) {
      pseudoClasses.insert(pseudoClass)
    } else if !states.contains(state) {
      states.append(state)
    }
  }
}
