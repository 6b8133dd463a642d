// SPDX-License-Identifier: Apache-2.0

/// A kind of name that a theme declares or refers to.
enum NameKind: UInt8, Sendable, Hashable, CaseIterable {
  /// A custom property, with its two hyphens.
  case customProperty
  /// An element type in a selector.
  case type
  /// A class, without its period.
  case `class`
  /// An id, without its number sign.
  case id
  /// A pseudo-class without arguments, without its colon.
  case state
  /// A state of the program: the argument of `:state()`.
  case customState
  /// A part of an element: an argument of `::part()`.
  case part
  /// A pseudo-element, without its colons.
  case pseudoElement
  /// An attribute in a selector.
  case attribute
  /// An animation: the name of `@keyframes`.
  case keyframes
  /// A cascade layer, by its full name such as `framework.base`.
  case layer
  /// A query container.
  case container
  /// A font family.
  case fontFamily
}

extension NameKind {
  /// A noun for the kind, as in a sentence for a user.
  var noun: String {
    switch self {
    case .customProperty: "custom property"
    case .type: "element type"
    case .class: "class"
    case .id: "id"
    case .state: "state"
    case .customState: "state of the program"
    case .part: "part"
    case .pseudoElement: "pseudo-element"
    case .attribute: "attribute"
    case .keyframes: "animation"
    case .layer: "cascade layer"
    case .container: "query container"
    case .fontFamily: "font family"
    }
  }

  /// Whether ASCII upper and lower case are equal in names of the kind.
  var isCaseInsensitive: Bool {
    switch self {
    case .state, .pseudoElement: true
    default: false
    }
  }

  /// Whether the names stand in selectors, where each occurrence is equal.
  var isInSelectors: Bool {
    switch self {
    case .type, .class, .id, .state, .customState, .part, .pseudoElement, .attribute: true
    case .customProperty, .keyframes, .layer, .container, .fontFamily: false
    }
  }
}
