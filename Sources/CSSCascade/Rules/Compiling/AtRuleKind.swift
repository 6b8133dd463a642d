// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The at-rules that the cascade supports, except for `@import`, which ``StyleSource`` parses.
enum AtRuleKind {
  case media, supports, container, layer, scope, startingStyle
  case fontFace, keyframes, property, namespace

  /// Creates the rule whose name token is at a position, or returns `nil` for an unknown one.
  init?(_ stream: TokenStream, _ name: Int) {
    func isNamed(_ text: StaticString) -> Bool { stream.value(of: name, equals: text) }
    if isNamed("media") {
      self = .media
    } else if isNamed("supports") {
      self = .supports
    } else if isNamed("container") {
      self = .container
    } else if isNamed("layer") {
      self = .layer
    } else if isNamed("scope") {
      self = .scope
    } else if isNamed("starting-style") {
      self = .startingStyle
    } else if isNamed("font-face") {
      self = .fontFace
    } else if isNamed("keyframes") || isNamed("-webkit-keyframes") {
      self = .keyframes
    } else if isNamed("property") {
      self = .property
    } else if isNamed("namespace") {
      self = .namespace
    } else {
      return nil
    }
  }
}
