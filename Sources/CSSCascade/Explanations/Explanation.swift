// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
import CSSValues

/// Why an element has the value that it has: every declaration that was in question, and what decided between them.
///
/// ```swift
/// let sheet = CSSStyleSheet(".title { color: teal } .title:hover { color: navy }")
/// let explanation = sheet.explain(".title:hover", "color")
/// explanation.value                                  // "rgb(0, 0, 128)"
/// explanation.candidates.map(\.value)                // ["navy", "teal"]
/// explanation.candidates[1].reason.description       // "lost to specificity (0,2,0)"
/// ```
///
/// The candidates stand in the order of the cascade, so the first that says anything wins.
///
/// Defined by [CSS Cascade 5, section 4](https://drafts.csswg.org/css-cascade-5/#value-stages).
public struct Explanation: Sendable {
  /// The property's name, as CSS writes it.
  public let property: String
  /// The computed value, as `css()` and a computed style give it; nil for none.
  public let value: String?
  /// Where the value comes from, or why there is none.
  public internal(set) var source: Source
  /// The declarations of the element itself, strongest first; behind them those whose conditions do not hold.
  public internal(set) var candidates: [Candidate] = []
  /// The elements above that the value is inherited through, the nearest first, as far as anything is declared for them.
  ///
  /// The last of them has the declaration that wins; at most ``maximumAncestors`` are told of.
  public internal(set) var inheritedFrom: [Ancestor] = []
  /// The value where nobody declares another; nil for a custom property.
  public let initialValue: String?
  /// Why the selector describes no element or, where it does, why the property's name is none; empty where all is well.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// So many elements above are told of at most.
  package static let maximumAncestors = 64

  /// Where a value comes from.
  public enum Source: String, Sendable, Hashable {
    /// A declaration of the element.
    case declaration
    /// An element above.
    case inheritance
    /// Nobody declares one.
    case initialValue
    /// No rule matches the element, so that nobody is asked what it would inherit.
    case unmatched
    /// The question cannot be answered: see ``Explanation/diagnostics``.
    case unknown
  }

  /// An element above, from which a value is inherited.
  public struct Ancestor: Sendable {
    /// The element's type, id and classes, such as `toolbar#main.dark`.
    public let element: String
    /// The declarations of this element, strongest first.
    public let candidates: [Candidate]
  }
}

extension Explanation {
  /// An explanation without candidates yet.
  init(property: String, value: String?, source: Source, of diagnostics: [Diagnostic]) {
    self.property = property
    self.value = value
    self.source = source
    self.diagnostics = diagnostics
    initialValue = Property(name: property).flatMap {
      $0.isShorthand ? $0.collapsed($0.longhands.map(\.initialValue)) : $0.initialValue.description
    }
    if diagnostics.isEmpty, initialValue == nil, !property.hasPrefix("--"),
      Property(name: property) == nil
    {
      self.diagnostics = [.unknownProperty(property, range: 0..<property.utf8.count)]
    }
  }

  /// What is to be explained; nil where the question cannot be answered.
  ///
  /// - Parameters:
  ///   - rules: the rules that hold.
  ///   - names: the names of the sheets.
  ///   - flow: which way the element's lines run.
  /// - Returns: the property.
  func target(in rules: ActiveRules, names: AtomTable, _ flow: Flow) -> ExplainedProperty? {
    guard diagnostics.isEmpty else { return nil }
    if let property = Property(name: property) { return ExplainedProperty(property, in: flow) }
    let name = names.find(property)
    let isInherited = name.flatMap { rules.registrations[$0] }?.isInherited ?? true
    return ExplainedProperty(custom: name, isInherited: isInherited)
  }
}
