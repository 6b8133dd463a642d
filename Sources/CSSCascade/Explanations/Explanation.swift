// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
import CSSValues

/// The explanation of an element's value: all candidate declarations and their outcomes.
///
/// ```swift
/// let sheet = CSSStyleSheet(".title { color: teal } .title:hover { color: navy }")
/// let explanation = sheet.explain(".title:hover", "color")
/// explanation.value                                  // "rgb(0, 0, 128)"
/// explanation.candidates.map(\.value)                // ["navy", "teal"]
/// explanation.candidates[1].reason.description       // "lost to specificity (0,2,0)"
/// ```
///
/// The candidates are in cascade order: the first valid one wins, unless declarations are reverted.
///
/// Defined by [CSS Cascade 5, section 4](https://drafts.csswg.org/css-cascade-5/#value-stages).
public struct Explanation: Sendable {
  /// The property's name.
  public let property: String
  /// The computed value, as `css()` or a computed style returns it; `nil` if there is none.
  public let value: String?
  /// The source of the value, or the reason why there is none.
  public internal(set) var source: Source
  /// The declarations of the element, strongest first, then those whose conditions do not match.
  public internal(set) var candidates: [Candidate] = []
  /// The ancestors with declarations that the value is inherited through, the nearest first.
  ///
  /// The last ancestor has the winning declaration. The list has at most `maximumAncestors`
  /// elements.
  public internal(set) var inheritedFrom: [Ancestor] = []
  /// The initial value; `nil` for a custom property.
  public let initialValue: String?
  /// The reasons why the selector or the property's name is invalid; empty if both are valid.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// The maximum number of ancestors in an explanation.
  package static let maximumAncestors = 64

  /// The source of a value.
  public enum Source: String, Sendable, Hashable {
    /// A declaration of the element.
    case declaration
    /// A declaration of an ancestor.
    case inheritance
    /// The initial value, because no declaration applies.
    case initialValue
    /// No rule matches the element, so inheritance is not considered.
    case unmatched
    /// An invalid selector or property: see ``Explanation/diagnostics``.
    case unknown
  }

  /// An ancestor from which a value is inherited.
  public struct Ancestor: Sendable {
    /// The element's type, id and classes, such as `toolbar#main.dark`.
    public let element: String
    /// The declarations of the ancestor, strongest first.
    public let candidates: [Candidate]
  }
}

extension Explanation {
  /// Creates an explanation without candidates.
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

  /// Returns the property to explain; `nil` if the selector or the property is invalid.
  ///
  /// - Parameters:
  ///   - rules: the rules that apply.
  ///   - names: the names of the sheets.
  ///   - flow: the direction of the element's lines.
  /// - Returns: the property.
  func target(in rules: CascadeData, names: AtomTable, _ flow: Flow) -> ExplainedProperty? {
    guard diagnostics.isEmpty else { return nil }
    if let property = Property(name: property) { return ExplainedProperty(property, in: flow) }
    let name = names.find(property)
    let isInherited = name.flatMap { rules.registrations[$0] }?.isInherited ?? true
    return ExplainedProperty(custom: name, isInherited: isInherited)
  }
}
