// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// One element and what is around it, described by a selector.
///
/// ```swift
/// let button = ElementDescription(parsing: "toolbar#main > .button:hover")
/// let pressed = button.adding(states: ["active"])
/// ```
///
/// The selector is read as a list of facts. White space and `>` put the element on the left right
/// above, `+` and `~` right before. Type, id, classes, states and attributes are what the element
/// has: `[a]` an empty attribute, `[a=b]` and the other operators one with that value. `::part(x)`
/// asks for a part, `::before` and the like for a pseudo-element. `:lang(de)` is the language of its
/// text, `:dir(rtl)` the direction. `:is()` and `:where()` of one compound selector say what that
/// compound says.
///
/// What says nothing about one element is refused with a diagnostic: lists, `:not()`, `:has()`,
/// `:nth-child()`, two types or ids for one element.
///
/// Nothing else holds: `.a` is neither a first nor a last child. Only the topmost element is the
/// root, and above it stands an implied root of the type `body`, unless the description names its
/// own `:root` or `body`.
public struct ElementDescription: Sendable, Hashable {
  /// Why the selector describes no element; empty when it does.
  public let diagnostics: [Diagnostic]
  /// The elements from left to right, the described one last; empty when there are diagnostics.
  var elements: [DescribedElement]

  /// More compounds than this in one description are refused.
  package static let maximumCount = 256

  /// Reads a selector as a description.
  ///
  /// A selector that describes no element gives a description with ``diagnostics``, of which no
  /// tree is made.
  public init(parsing selector: String) {
    var reader = DescriptionReader(selector)
    elements = reader.elements()
    diagnostics = reader.log.diagnostics
  }

  /// Creates the description of some elements from left to right.
  init(_ elements: [DescribedElement]) {
    self.elements = elements
    diagnostics = []
  }

  /// Whether the selector describes an element.
  public var isValid: Bool { diagnostics.isEmpty }
}

extension ElementDescription {
  /// The same element with more states.
  ///
  /// A name of a pseudo-class, such as `hover`, makes that one hold, without regard to ASCII case;
  /// every other name is a state that `:state(name)` asks for. A described part is in the states of
  /// its element and its element in those of the part: both `.slider:hover::part(thumb)` and
  /// `.slider::part(thumb):hover` match the hovered slider's thumb.
  public func adding(states: [String]) -> ElementDescription {
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

extension DescribedElement {
  fileprivate mutating func add(_ state: String) {
    if let known = PseudoClass(named: state) {
      pseudoClasses.insert(known)
    } else if !states.contains(state) {
      states.append(state)
    }
  }
}
