// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import CSSValues

extension Theme {
  /// The function that receives lookups of names that are probably typing errors.
  ///
  /// Each lookup is reported once. In debug builds of the library, the default function writes to
  /// standard error. In release builds it is `nil`, and lookups are not checked.
  ///
  /// ```swift
  /// theme.lookupHandler = { problem in log(problem.description) }
  /// theme.lookupHandler = nil       // silent, in debug builds too
  /// ```
  ///
  /// The theme calls the function on the thread of the lookup, which may be any thread.
  public var lookupHandler: (@Sendable (LookupProblem) -> Void)? {
    get { lookups.handler }
    set { lookups.handler = newValue }
  }

  /// Reports a lookup without a value.
  func reportMiss(of property: String, for selector: String, in sheet: CSSStyleSheet) {
    lookups.report(selector, property: property) {
      let selectorProblem = sheet.problem(withSelector: selector)
      return selectorProblem ?? sheet.problem(withProperty: property, of: selector)
    }
  }

  /// Reports a selector that no rule matches.
  func reportMiss(of selector: String, in sheet: CSSStyleSheet) {
    lookups.report(selector, property: nil) { sheet.problem(withSelector: selector) }
  }
}

extension CSSStyleSheet {
  /// Returns the problem of a selector, or `nil` if there is none.
  ///
  /// There is none if a rule matches the element, or if rules contain all names of the selector.
  fileprivate func problem(withSelector selector: String) -> LookupProblem? {
    let description = ElementDescription(parsing: selector)
    if let diagnostic = description.diagnostics.first {
      return LookupProblem(
        selector: selector, kind: .invalidSelector(reason: diagnostic.message))
    }
    guard !ruleSet(for: selector).isMatched else { return nil }
    let declaredNames = names
    guard let name = description.identifiers.first(where: { !declaredNames.contains($0) }) else {
      return nil
    }
    return LookupProblem(
      selector: selector, kind: .unknownName(name), suggestion: closest(to: name, in: declaredNames)
    )
  }

  /// Returns the problem of a property, or `nil` for a CSS property or a known custom property.
  fileprivate func problem(
    withProperty name: String, of selector: String
  ) -> LookupProblem? {
    guard Property(name: name) == nil else { return nil }
    var suggestion: String?
    if name.hasPrefix("--") {
      guard index.names.find(name) == nil else { return nil }
      suggestion = closest(to: name, in: index.names.customNames)
    } else {
      suggestion = closest(to: name, in: Property.allCases.lazy.map(\.name))
    }
    return LookupProblem(
      selector: selector, kind: .unknownProperty(name), suggestion: suggestion)
  }
}

extension CSSStyleSheet {
  /// The types, ids and classes in the selectors of the rules.
  fileprivate var names: Set<String> {
    let index = index
    var atoms: Set<Atom> = []
    for component in index.selectors.components {
      switch component.kind {
      case .type, .id, .class: atoms.insert(Atom(rawValue: component.value))
      default: break
      }
    }
    return Set(atoms.lazy.map { index.names.text(of: $0) })
  }
}

extension AtomTable {
  /// The names of custom properties.
  fileprivate var customNames: Set<String> {
    Set((0..<count).lazy.map { text(of: Atom(rawValue: UInt32($0))) }.filter { $0.hasPrefix("--") })
  }
}
