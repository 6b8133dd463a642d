// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic {
  /// Returns the diagnostic of a rule that lacks a required part.
  static func missing(
    _ requirement: String, in rule: String, at node: SyntaxNode, of stream: TokenStream
  ) -> Diagnostic {
    Diagnostic(
      .missingDescriptor, range: stream.range(of: Int(node.first)),
      facts: [.subject(rule), .expected(requirement)])
  }

  /// Returns the diagnostic of an unknown descriptor, with the closest known name.
  package static func unknownDescriptor(
    _ name: String, of rule: String, among names: [String], range: Range<Int>
  ) -> Diagnostic {
    let head = name.prefix(60)
    let shown = head.endIndex == name.endIndex ? name : head + "…"
    let suggestion = closest(to: name, in: names)
    return Diagnostic(
      .unknownDescriptor, range: range,
      facts: [.subject(rule), .found(shown)] + (suggestion.map { [.suggestion($0)] } ?? []),
      fixIts: suggestion.map { [FixIt(range: range, replacement: $0, isSafe: false)] } ?? [])
  }

  /// Returns the diagnostic of an invalid descriptor value, where its cursor failed.
  static func invalidDescriptor(
    _ name: String, at cursor: TokenCursor, in value: Range<Int>
  ) -> Diagnostic {
    let expectation = cursor.expectation
    let position = min(expectation?.position ?? cursor.position, value.upperBound)
    let found = position..<(position < value.upperBound ? position + 1 : position)
    let facts: [Fact] = [
      .subject(name), .expected(expectation?.accepted ?? "the end of the value"),
    ]
    return Diagnostic(
      .invalidValue, range: cursor.stream.byteRange(of: found),
      facts: found.isEmpty ? facts : facts + [cursor.stream.found(found)])
  }
}
