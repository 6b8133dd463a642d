// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The valid descriptors of an `@property` rule.
///
/// The last of several valid descriptors with one name applies.
///
/// Defined by [CSS Properties and Values API 1, section 3](https://drafts.csswg.org/css-properties-values-api-1/#at-property-rule).
struct PropertyDescriptors {
  private(set) var syntax: RegisteredSyntax?
  private(set) var isInherited: Bool?
  /// The tokens of the initial value, which are not yet checked against the syntax.
  private(set) var initialValue: Range<Int>?
  /// The names of all descriptors in the rule, including invalid ones.
  private var names: [String] = []

  init(of rule: AtRule, _ log: inout DiagnosticLog) {
    for case .declaration(let descriptor) in rule.contents { read(descriptor, &log) }
  }

  /// Whether the rule has all required descriptors.
  var isComplete: Bool {
    guard let syntax, isInherited != nil else { return false }
    return initialValue != nil || syntax.isUniversal
  }

  /// The first required descriptor that the rule lacks, or `nil` if all are present, valid or not.
  ///
  /// An invalid descriptor has its own diagnostic.
  var missing: String? {
    let isUniversal = syntax.map(\.isUniversal) ?? true
    let required = ["syntax", "inherits"] + (isUniversal ? [] : ["initial-value"])
    return required.first { !names.contains($0) }
  }

  private mutating func read(_ descriptor: Declaration, _ log: inout DiagnosticLog) {
    let stream = descriptor.tree.stream
    let name = descriptor.tokens.lowerBound
    names.append(descriptor.name.lowercased())
    if stream.value(of: name, equals: "syntax") {
      guard let syntax = RegisteredSyntax(of: descriptor) else {
        return Self.reject(descriptor, expected: Self.expectedSyntax, log: &log)
      }
      self.syntax = syntax
    } else if stream.value(of: name, equals: "inherits") {
      guard let isInherited = Bool(of: descriptor) else {
        return Self.reject(descriptor, expected: "'true' or 'false'", log: &log)
      }
      self.isInherited = isInherited
    } else if stream.value(of: name, equals: "initial-value") {
      guard !descriptor.isImportant,
        RegisteredSyntax.isDeclarationValue(stream, in: descriptor.value)
      else { return Self.reject(descriptor, expected: "a value", log: &log) }
      initialValue = descriptor.value
    } else {
      log.add(Self.unknown(descriptor))
    }
  }

  private static let expectedSyntax =
    "'*' or types such as '<length>' and '<color>' in quotes, with '|' between them"

  private static func unknown(_ descriptor: Declaration) -> Diagnostic {
    .unknownDescriptor(
      descriptor.name, of: "@property", among: ["syntax", "inherits", "initial-value"],
      range: descriptor.tree.stream.range(of: descriptor.tokens.lowerBound))
  }

  private static func reject(
    _ descriptor: Declaration, expected: String, log: inout DiagnosticLog
  ) {
    let stream = descriptor.tree.stream
    log.add(
      Diagnostic(
        .invalidValue,
        range: stream.byteRange(of: descriptor.tokens.lowerBound..<descriptor.value.upperBound),
        facts: [
          .subject(descriptor.name), stream.found(descriptor.value), .expected(expected),
        ]))
  }
}

extension Declaration {
  /// The only token of the value.
  ///
  /// `nil` for several tokens, for none, and for an important descriptor, which is invalid.
  fileprivate var onlyToken: Int? {
    var cursor = TokenCursor(tree.stream, value)
    guard !isImportant, let token = cursor.next(), cursor.isAtEnd() else { return nil }
    return token
  }
}

extension RegisteredSyntax {
  fileprivate init?(of descriptor: Declaration) {
    let stream = descriptor.tree.stream
    guard let token = descriptor.onlyToken, stream.tokens[token].kind == .string else { return nil }
    self.init(parsing: stream.value(of: token))
  }
}

extension Bool {
  fileprivate init?(of descriptor: Declaration) {
    let stream = descriptor.tree.stream
    guard let token = descriptor.onlyToken, stream.tokens[token].kind == .ident else { return nil }
    if stream.value(of: token, equals: "true") {
      self = true
    } else if stream.value(of: token, equals: "false") {
      self = false
    } else {
      return nil
    }
  }
}

extension CustomPropertyRegistration.InitialValue {
  /// Parses the initial value of a property, or returns `nil` and logs a diagnostic if it is
  /// invalid or depends on the element.
  init?(
    _ stream: TokenStream, in tokens: Range<Int>, of name: String, syntax: RegisteredSyntax,
    log: inout DiagnosticLog
  ) {
    var facts: [Diagnostic.Fact] { [.subject(name), stream.found(tokens)] }
    let range = stream.byteRange(of: tokens)
    guard case .none = VariableUse(stream, in: tokens) else {
      log.add(Diagnostic(.dependentInitialValue, range: range, facts: facts))
      return nil
    }
    let isWide = CSSWideKeyword(stream, in: tokens) != nil
    if syntax.isUniversal, !isWide {
      self = .text(VariableSubstitution.closedText(of: stream, tokens))
      return
    }
    guard !isWide, let value = syntax.value(stream, in: tokens) else {
      let expected = syntax.isUniversal ? "a value other than a CSS-wide keyword" : "\(syntax)"
      log.add(
        Diagnostic(
          .invalidValue, range: range,
          facts: [.subject("initial-value"), stream.found(tokens), .expected(expected)]))
      return nil
    }
    guard ComputationDependencies(of: value, in: stream, tokens).areComputationallyIndependent
    else {
      log.add(Diagnostic(.dependentInitialValue, range: range, facts: facts))
      return nil
    }
    self = .value(value)
  }
}
