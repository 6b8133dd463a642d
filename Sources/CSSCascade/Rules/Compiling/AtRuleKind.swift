// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The at-rules that the cascade supports, except for `@import`, which ``StyleSource`` parses.
enum AtRuleKind {
  case media, supports, container, layer, scope
  case fontFace, keyframes, property, namespace

  /// Creates the rule whose name token is at a position, or returns `nil` for an unknown one.
  init?(_ stream: TokenStream, _ name: Int) {
    func isCalled(_ text: StaticString) -> Bool { stream.value(of: name, equals: text) }
    if isCalled("media") {
      self = .media
    } else if isCalled("supports") {
      self = .supports
    } else if isCalled("container") {
      self = .container
    } else if isCalled("layer") {
      self = .layer
    } else if isCalled("scope") {
      self = .scope
    } else if isCalled("font-face") {
      self = .fontFace
    } else if isCalled("keyframes") || isCalled("-webkit-keyframes") {
      self = .keyframes
    } else if isCalled("property") {
      self = .property
    } else if isCalled("namespace") {
      self = .namespace
    } else {
      return nil
    }
  }
}
