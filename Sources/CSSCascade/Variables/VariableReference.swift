// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The beginning of a `var()` or an `env()`: its name, and whether a comma and a fallback follow.
struct VariableReference {
  /// The variable that a reference names.
  enum Subject {
    /// The custom property whose name is a token of the value.
    case property(Int)
    /// An environment variable, with its indexes in its name.
    case environment(String)
  }

  let subject: Subject
  let hasFallback: Bool

  /// Parses the tokens after the function token, up to the fallback or the end, which remain
  /// unparsed.
  ///
  /// Defined by [using cascading variables](https://drafts.csswg.org/css-variables-1/#using-variables) and
  /// [using environment variables](https://drafts.csswg.org/css-env-1/#env-function).
  init?(parsing cursor: inout TokenCursor, openedAt opening: Int) {
    let stream = cursor.stream
    guard cursor.peek() == .ident, let token = cursor.next() else { return nil }
    if stream.value(of: opening, equals: "var") {
      guard stream.isVariableName(token) else { return nil }
      subject = .property(token)
    } else {
      guard let name = Self.environmentName(token, &cursor) else { return nil }
      subject = .environment(name)
    }
    switch cursor.peek() {
    case .comma:
      hasFallback = true
      _ = cursor.next()
      cursor.skipTrivia()
    case .rightParenthesis, .endOfFile: hasFallback = false
    default: return nil
    }
  }

  /// Returns a name with its indexes, or `nil` if an index is not a non-negative integer.
  private static func environmentName(_ token: Int, _ cursor: inout TokenCursor) -> String? {
    let stream = cursor.stream
    guard CSSWideKeyword(stream, in: token..<token + 1) == nil else { return nil }
    var name = stream.value(of: token)
    while cursor.peek() == .number, let index = cursor.next() {
      guard stream.tokens[index].flags.contains(.integer),
        let index = UInt32(exactly: stream.number(of: index))
      else { return nil }
      name += " \(index)"
    }
    return name
  }
}

extension VariableReference {
  /// Returns whether a token is `var(` or `env(`.
  static func begins(at token: Int, in stream: TokenStream) -> Bool {
    stream.tokens[token].kind == .function
      && (stream.value(of: token, equals: "var") || stream.value(of: token, equals: "env"))
  }
}

extension TokenStream {
  /// Returns whether a token begins a function with a dashed name, which programs and authors may
  /// define.
  ///
  /// Defined by [`<dashed-function>`](https://drafts.csswg.org/css-mixins-1/#typedef-dashed-function).
  func isDashedFunction(_ token: Int) -> Bool {
    guard tokens[token].kind == .function, isCustomPropertyName(token) else { return false }
    if tokens[token].flags.contains(.escaped) { return !value(of: token, equals: "--") }
    return tokens[token + 1].start - tokens[token].start > 3
  }

  /// Returns whether a token is the name of a custom property.
  ///
  /// The reserved name `--` does not count.
  ///
  /// Defined by [custom property name](https://drafts.csswg.org/css-variables-1/#typedef-custom-property-name).
  func isVariableName(_ token: Int) -> Bool {
    guard tokens[token].kind == .ident, isCustomPropertyName(token) else { return false }
    if tokens[token].flags.contains(.escaped) { return !value(of: token, equals: "--") }
    return tokens[token + 1].start - tokens[token].start > 2
  }
}

extension AtomTable {
  /// Returns the atom of the name in a token, and adds the name if it is new.
  mutating func intern(_ stream: TokenStream, _ token: Int) -> Atom {
    if stream.tokens[token].flags.contains(.escaped) { return intern(stream.value(of: token)) }
    return intern(stream.identifier(at: token))
  }

  /// Returns the atom of the name in a token, or `nil` if the table lacks the name.
  func find(_ stream: TokenStream, _ token: Int) -> Atom? {
    if stream.tokens[token].flags.contains(.escaped) { return find(stream.value(of: token)) }
    return find(stream.identifier(at: token))
  }
}
