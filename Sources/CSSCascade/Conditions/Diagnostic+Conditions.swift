// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Diagnostic {
  /// Returns the diagnostic of a malformed condition, with the last expectation of its cursor.
  static func malformed(_ kind: Kind, at cursor: TokenCursor) -> Diagnostic {
    let stream = cursor.stream
    let position = min(cursor.expectation?.position ?? cursor.position, cursor.end)
    let found = position..<min(position + 1, cursor.end)
    return Diagnostic(
      kind, range: stream.byteRange(of: found),
      facts: [.expected(cursor.expectation?.accepted ?? "a condition")]
        + (found.isEmpty ? [] : [stream.found(found)]))
  }

  /// Returns the diagnostic of an unknown media type, with the closest known type.
  static func unknownMediaType(
    _ name: String, at token: Int, in stream: TokenStream
  ) -> Diagnostic {
    // The most common mistake is a feature without parentheses.
    let isFeature = FeatureName<MediaFeature>(name) != nil
    let suggestion = isFeature ? "(\(name))" : closest(to: name, in: MediaQuery.definedTypes)
    return Diagnostic(.unknownMediaType, at: token, in: stream, suggestion: suggestion)
  }

  /// Creates the diagnostic of a problem in a test; `nil` for a vendor-prefixed feature.
  ///
  /// - Parameters:
  ///   - problem: the problem.
  ///   - stream: the text of the condition.
  ///   - kind: the diagnostic kind of an unknown feature.
  ///   - names: the names of the known features.
  init?(
    _ problem: ConditionProblem, in stream: TokenStream, unknownFeature kind: Kind,
    names: @autoclosure () -> [String]
  ) {
    switch problem {
    case .unknownFeature(let token):
      let name = stream.value(of: token)
      if ["-", "min--", "max--"].contains(where: name.hasPrefix) { return nil }
      let suggestion = closest(to: name, in: names())
      self.init(kind, at: token, in: stream, suggestion: suggestion)
    case .malformed(let tokens):
      self.init(
        .unknownCondition, range: stream.byteRange(of: tokens), facts: [stream.found(tokens)])
    case .invalidValue(let value): self.init(value, in: stream)
    }
  }

  /// Creates the diagnostic of a value that its feature does not accept.
  private init(_ value: InvalidFeatureValue, in stream: TokenStream) {
    var facts: [Fact] = [.subject(value.feature), .expected(value.type.accepted)]
    let range = stream.byteRange(of: value.tokens)
    if !value.tokens.isEmpty { facts.append(stream.found(value.tokens)) }
    self.init(
      .invalidFeatureValue, range: range, facts: facts,
      suggestion: value.tokens.count == 1 ? value.suggestion(in: stream) : nil)
  }

  /// Creates the diagnostic of an unknown name.
  private init(_ kind: Kind, at token: Int, in stream: TokenStream, suggestion: String?) {
    self.init(
      kind, range: stream.range(of: token), facts: [stream.found(token..<token + 1)],
      suggestion: suggestion)
  }
}

extension InvalidFeatureValue {
  /// Returns the most likely intended text of a value that is a single token.
  fileprivate func suggestion(in stream: TokenStream) -> String? {
    switch stream.tokens[tokens.lowerBound].kind {
    case .ident: closest(to: stream.value(of: tokens.lowerBound), in: type.words)
    case .number where type == .length: stream.text(of: tokens) + "px"
    case .number where type == .resolution: stream.text(of: tokens) + "dppx"
    default: nil
    }
  }
}
