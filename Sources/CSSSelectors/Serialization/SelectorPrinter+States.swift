// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A selector without the states of its subject, and those states.
package struct StatelessSelector: Sendable, Hashable {
  /// The remaining text: `toolbar > .button` of `toolbar > .button:hover`.
  package var text = ""
  /// The names of the states, without colons: those of pseudo-classes and those in `:state()`.
  package var states: [String] = []
  /// The kind of the element that the selector describes.
  package var kind = Kind.other

  /// The kind of an element, by the most general of its simple selectors.
  package enum Kind: Sendable, Hashable {
    /// An element of a type.
    case type(String)
    /// An element of any type with classes.
    case `class`
    /// An element without type and class, such as one with an id.
    case other
  }
}

extension SelectorPrinter {
  /// Returns a selector without the states of its subject, or `nil` if it describes no element.
  ///
  /// A selector with functions of selectors or of sibling positions describes no element.
  /// Structural pseudo-classes such as `:first-child` are not states and are kept.
  package func statelessSelector(_ selector: Int) -> StatelessSelector? {
    var compounds: [(combinator: String, compound: [SimpleSelector])] = []
    forEachCompound(of: table.components(of: selector)) { compounds.append(($0, $1)) }
    guard !compounds.contains(where: { $0.compound.contains(where: \.describesNoElement) }) else {
      return nil
    }
    // The states of an element precede its part.
    let subject = compounds.last?.compound.allSatisfy(\.kind.isPseudoElement) == true ? 2 : 1
    var result = StatelessSelector()
    for (index, (combinator, compound)) in compounds.enumerated() {
      result.text += combinator
      let includesStates = index < compounds.count - subject
      for (offset, component) in compound.enumerated() {
        if isRedundant(component, in: compound) { continue }
        if !includesStates, let state = state(component) {
          result.states.append(state)
        } else {
          write(
            component, isFollowedByPart: isContinuedPart(at: offset + 1, in: compound),
            into: &result.text)
        }
      }
      if index == compounds.count - subject, compound.allSatisfy({ state($0) != nil }) {
        // A compound of states only applies to any element.
        result.text += "*"
      }
      if index == compounds.count - subject { result.kind = kind(of: compound) }
    }
    return result
  }

  private func kind(of compound: [SimpleSelector]) -> StatelessSelector.Kind {
    if let type = compound.first(where: { $0.kind == .type }) {
      return .type(names.text(of: type.name))
    }
    return compound.contains { $0.kind == .class } ? .class : .other
  }

  /// Returns the name of the state that a component requires, or `nil` if it is no state.
  private func state(_ component: SimpleSelector) -> String? {
    switch component.kind {
    case .state: return names.text(of: component.name)
    case .pseudoClass:
      let number = UInt8(truncatingIfNeeded: component.value)
      guard let pseudoClass = PseudoClass(rawValue: number), !pseudoClass.isStructural else {
        return nil
      }
      return pseudoClass.name
    default: return nil
    }
  }
}

extension SimpleSelector {
  /// Whether a selector with the component describes no element.
  fileprivate var describesNoElement: Bool {
    kind.hasBranches || kind == .unknownPseudoElement || kind == .nesting || kind == .scope
  }
}

extension SimpleSelector.Kind {
  /// Whether the component names a pseudo-element or a part.
  fileprivate var isPseudoElement: Bool { self == .pseudoElement || self == .part }
}
