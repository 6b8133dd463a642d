// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// The elements that the selectors of a sheet are about: their last compounds, taken apart into what the element is and the
/// states that it is in.
struct SelectorSubjects {
  private let sheet: LintedSheet
  /// Whether an `&` stands for something that only the text of a selector tells.
  private let isNested: Bool
  private var names = AtomTable()
  private var bytes: [UInt8] = []

  init(_ sheet: LintedSheet) {
    self.sheet = sheet
    isNested = sheet.selectors.table.components.contains { $0.kind == .nesting }
  }

  /// The element of a selector, the same for those that say the same of it, and its states in a fixed order.
  mutating func subject(of selector: Int) -> (name: Atom, states: [PseudoClass]) {
    bytes.removeAll(keepingCapacity: true)
    var states: [PseudoClass] = []
    let subject = sheet.subject(of: selector)
    let hasAttributes = subject.contains { $0.kind == .attribute }
    if hasAttributes, subject.contains(where: { !$0.flags.isEmpty }) {
      return writtenSubject(of: selector)
    }
    for component in subject {
      if isNested || component.kind.pointsElsewhere { return writtenSubject(of: selector) }
      if let state = component.state {
        states.append(state)
        continue
      }
      // A '*' beside an attribute means nothing.
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

  /// The same from the selector's text, whose first byte is no number of a kind.
  private mutating func writtenSubject(of selector: Int) -> (name: Atom, states: [PseudoClass]) {
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
  /// Whether a selector's element is in a state.
  enum SubjectStates {
    /// It is.
    case some
    /// It is not.
    case none
    /// What stands for an `&` tells.
    case unknown
  }

  /// Whether the last compound of a selector names states.
  func subjectStates(of selector: Int) -> SubjectStates {
    let subject = subject(of: selector)
    if subject.contains(where: { $0.state != nil }) { return .some }
    return subject.contains { $0.kind == .nesting } ? .unknown : .none
  }

  /// What a selector says of its element itself, and of the one that a pseudo-element belongs to.
  fileprivate func subject(of selector: Int) -> some Sequence<SimpleSelector> {
    selectors.table.components[selectors.table.components(of: selector)].prefix {
      !$0.kind.isCombinator || $0.kind == .originatingElement
    }
  }
}

extension SimpleSelector {
  /// The state that the component asks for; nil for one that asks for something else.
  fileprivate var state: PseudoClass? {
    guard kind == .pseudoClass,
      let known = UInt8(exactly: value).flatMap({ PseudoClass(rawValue: $0) }),
      !known.isStructural
    else { return nil }
    return known
  }
}

extension SimpleSelector.Kind {
  /// Whether a component points to something that says more, as a function does.
  var pointsElsewhere: Bool {
    switch self {
    case .matchesAny, .not, .has, .nth, .language, .direction: true
    default: false
    }
  }
}
