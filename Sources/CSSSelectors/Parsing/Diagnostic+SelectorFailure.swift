// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Diagnostic {
  /// Creates the diagnostic of an invalid selector list.
  init(_ failure: SelectorFailure, in stream: TokenStream) {
    let range = stream.byteRange(of: failure.tokens)
    var facts = failure.tokens.isEmpty ? [] : [stream.found(failure.tokens)]
    let kind: Kind
    var suggestion: String?
    var replaced = range
    switch failure.reason {
    case .unexpected(let accepted):
      kind = .invalidSelector
      facts.append(.expected(accepted.text))
    case .undescriptive(let problem):
      kind = .undescriptiveSelector
      facts.append(.expected(problem.text))
    case .tooDeep:
      kind = .tooDeepSelector
    case .undeclaredPrefix:
      kind = .undeclaredPrefix
    case .unsupportedPseudoClass:
      kind = .unsupportedPseudoClass
      facts.append(.subject(":" + Self.serializedName(of: failure, in: stream)))
    case .unsupportedPseudoElement:
      kind = .unsupportedPseudoElement
      facts.append(.subject("::" + Self.serializedName(of: failure, in: stream)))
    case .unknownPseudoClass:
      kind = .unknownPseudoClass
      suggestion = Self.closestPseudoClass(to: failure, in: stream)
    case .unknownPseudoElement:
      kind = .unknownPseudoElement
      suggestion = Self.closestPseudoElement(to: failure, in: stream)
    }
    if let name = suggestion, name.hasSuffix("(") != Self.isFunction(failure, in: stream) {
      if name.hasSuffix("(") {
        // A fix cannot supply the arguments.
        facts.append(.expected(name + "…)"))
        suggestion = nil
      } else {
        replaced = stream.byteRange(of: Self.function(of: failure, in: stream))
      }
    }
    self.init(kind, range: range, facts: facts, suggestion: suggestion, replacing: replaced)
  }

  /// Returns the invalid tokens; a function at their end includes its arguments.
  private static func function(of failure: SelectorFailure, in stream: TokenStream) -> Range<Int> {
    var cursor = TokenCursor(stream, failure.tokens.upperBound - 1..<stream.count)
    _ = cursor.nextIncludingTrivia()
    cursor.skipBlock()
    return failure.tokens.lowerBound..<cursor.position
  }

  /// Returns the name at the end of the invalid tokens, in lower case.
  private static func name(of failure: SelectorFailure, in stream: TokenStream) -> String {
    stream.value(of: failure.tokens.upperBound - 1).lowercased()
  }

  /// Returns the name, with parentheses if it is a function.
  private static func serializedName(of failure: SelectorFailure, in stream: TokenStream) -> String
  {
    name(of: failure, in: stream) + (isFunction(failure, in: stream) ? "()" : "")
  }

  private static func isFunction(_ failure: SelectorFailure, in stream: TokenStream) -> Bool {
    stream.tokens[failure.tokens.upperBound - 1].kind == .function
  }

  /// Returns the suggested pseudo-class with its colon, and with a parenthesis for a function.
  private static func closestPseudoClass(
    to failure: SelectorFailure, in stream: TokenStream
  ) -> String? {
    let name = name(of: failure, in: stream)
    if isFunction(failure, in: stream) {
      if PseudoClass.names.contains(name) { return ":\(name)" }
      return closest(to: name, in: FunctionalPseudoClass.names).map { ":\($0)(" }
    }
    if FunctionalPseudoClass.names.contains(name) { return ":\(name)(" }
    if PseudoElement.names.contains(name) { return name == "part" ? "::part(" : "::\(name)" }
    return closest(to: name, in: PseudoClass.names).map { ":\($0)" }
  }

  /// Returns the suggested pseudo-element with its colons.
  private static func closestPseudoElement(
    to failure: SelectorFailure, in stream: TokenStream
  ) -> String? {
    let name = name(of: failure, in: stream)
    if isFunction(failure, in: stream) {
      return closest(to: name, in: [PseudoElement.part.name]).map { "::\($0)(" }
    }
    if let pseudoClass = PseudoClass(named: name) { return ":\(pseudoClass.name)" }
    return closest(to: name, in: PseudoElement.names).map {
      $0 == "part" ? "::part(" : "::\($0)"
    }
  }
}
