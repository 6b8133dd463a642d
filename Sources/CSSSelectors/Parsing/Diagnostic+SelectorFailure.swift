// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Diagnostic {
  /// The diagnostic of an invalid selector list.
  init(_ failure: SelectorFailure, in stream: TokenStream) {
    let range = stream.byteRange(of: failure.tokens)
    let accepted = Fact.expected(failure.accepted.description)
    var facts = failure.tokens.isEmpty ? [] : [stream.found(failure.tokens)]
    let kind: Kind
    switch failure.reason {
    case .unexpected:
      kind = .invalidSelector
      facts.append(accepted)
    case .undescriptive:
      kind = .undescriptiveSelector
      facts.append(accepted)
    case .undeclaredPrefix:
      kind = .undeclaredPrefix
    case .unsupportedPseudoClass:
      kind = .unsupportedPseudoClass
      facts.append(.subject(Self.name(of: failure, in: stream)))
    case .unknownPseudoClass, .unknownPseudoElement:
      let isClass = failure.reason == .unknownPseudoClass
      kind = isClass ? .unknownPseudoClass : .unknownPseudoElement
      if let suggestion = Self.suggestion(for: failure, in: stream) {
        facts.append(.suggestion(suggestion))
      }
    }
    self.init(kind, range: range, facts: facts)
  }

  /// The name at the end of the tokens to blame, lower case.
  private static func name(of failure: SelectorFailure, in stream: TokenStream) -> String {
    stream.value(of: failure.tokens.upperBound - 1).lowercased()
  }

  /// The name that was probably meant, with its colons, and its parenthesis when one was written.
  private static func suggestion(for failure: SelectorFailure, in stream: TokenStream) -> String? {
    let isFunction = stream.tokens[failure.tokens.upperBound - 1].kind == .function
    let name = name(of: failure, in: stream)
    if failure.reason == .unknownPseudoElement {
      if isFunction { return closestName(to: name, in: ["part"]).map { "::\($0)(" } }
      if let found = closestName(to: name, in: PseudoElement.names) {
        return found == "part" ? "::part(" : "::\(found)"
      }
      return PseudoClass(named: name).map { ":\($0.name)" }
    }
    if isFunction {
      return closestName(to: name, in: FunctionalPseudoClass.names).map { ":\($0)(" }
    }
    if let found = PseudoElement.names.first(where: { $0 == name }) {
      return found == "part" ? "::part(" : "::\(found)"
    }
    return closestName(to: name, in: PseudoClass.names).map { ":\($0)" }
  }
}
