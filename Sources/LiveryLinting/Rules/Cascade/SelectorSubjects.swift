// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// The subjects of a sheet's selectors, split into the element and its states.
struct SelectorSubjects {
  private let sheet: LintedSheet
  /// Whether the sheet uses `&`, whose meaning depends on the selector's text.
  private let isNested: Bool
  private var names = AtomTable()
  private var bytes: [UInt8] = []

  init(_ sheet: LintedSheet) {
    self.sheet = sheet
    isNested = sheet.selectors.table.components.contains { $0.kind == .nesting }
  }

  /// Returns the element of a selector, equal for equivalent compounds, and its states in a fixed
  /// order.
  mutating func subject(of selector: Int) -> (name: Atom, states: [PseudoClass]) {
    bytes.removeAll(keepingCapacity: true)
    var states: [PseudoClass] = []
    let subject = sheet.subject(of: selector)
    let hasAttributes = subject.contains { $0.kind == .attribute }
    if hasAttributes, subject.contains(where: { !$0.flags.isEmpty }) {
      return serializedSubject(of: selector)
    }
    for component in subject {
      if isNested || component.kind.selectsOtherElements { return serializedSubject(of: selector) }
      if let state = component.state {
        states.append(state)
        continue
      }
      // A `*` next to an attribute has no effect.
      if hasAttributes, component.kind == .universal { continue }
      bytes.append(component.kind.rawValue)
      bytes.append(component.flags.rawValue)
      if component.kind == .attribute {
        sheet.selectors.table.appendAttribute(component, to: &bytes)
      } else {
        withUnsafeBytes(of: component.value) { bytes += $0 }
      }
    }
    return (bytes.withUnsafeBufferPointer { names.intern($0) }, sorted(states))
  }

  /// Returns the element and states from the selector's text, whose first byte is never a component
  /// kind.
  private mutating func serializedSubject(of selector: Int) -> (name: Atom, states: [PseudoClass]) {
    var states: [PseudoClass] = []
    var name = ""
    for simple in CompoundTexts(sheet.selectors.text(of: selector)).subject {
      if simple.first == ":", let known = PseudoClass(named: String(simple.dropFirst())),
        !known.isStructural
      {
        states.append(known)
      } else {
        name += simple
      }
    }
    return (names.intern(name), sorted(states))
  }

  private func sorted(_ states: [PseudoClass]) -> [PseudoClass] {
    states.sorted { $0.rawValue < $1.rawValue }
  }
}

extension LintedSheet {
  /// Whether the subject of a selector has a state.
  enum SubjectStates {
    /// The subject has a state.
    case some
    /// The subject has no state.
    case none
    /// The subject may have a state, depending on the parent of a nested rule.
    case unknown
  }

  /// Returns whether the last compound of a selector contains states.
  func subjectStates(of selector: Int) -> SubjectStates {
    let subject = subject(of: selector)
    if subject.contains(where: { $0.state != nil }) { return .some }
    return subject.contains { $0.kind == .nesting } ? .unknown : .none
  }

  /// Returns the components of a selector's subject, including the originating element of a
  /// pseudo-element.
  fileprivate func subject(of selector: Int) -> some Sequence<SimpleSelector> {
    selectors.components(of: selector).prefix {
      !$0.kind.isCombinator || $0.kind == .originatingElement
    }
  }
}

extension SimpleSelector {
  /// The state that the component matches, or `nil` for another kind of component.
  fileprivate var state: PseudoClass? {
    guard kind == .pseudoClass,
      let known = UInt8(exactly: value).flatMap({ PseudoClass(rawValue: $0) }),
      !known.isStructural
    else { return nil }
    return known
  }
}

extension SimpleSelector.Kind {
  /// Whether the component refers to other data, as a function does.
  var selectsOtherElements: Bool {
    switch self {
    case .matchesAny, .not, .has, .nth, .language, .direction: true
    default: false
    }
  }
}
