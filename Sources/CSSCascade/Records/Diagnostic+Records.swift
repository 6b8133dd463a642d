// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic {
  /// Says that a rule lacks something without which it is none.
  static func missing(
    _ what: String, in rule: String, at node: SyntaxNode, of stream: TokenStream
  ) -> Diagnostic {
    Diagnostic(
      .missingDescriptor, range: stream.range(of: Int(node.first)),
      facts: [.subject(rule), .expected(what)])
  }

  /// The diagnostic of a name that is no descriptor's, with the one that was probably meant.
  package static func unknownDescriptor(
    _ name: String, of rule: String, among names: [String], range: Range<Int>
  ) -> Diagnostic {
    let head = name.prefix(60)
    let shown = head.endIndex == name.endIndex ? name : head + "…"
    let meant = closest(to: name, in: names)
    return Diagnostic(
      .unknownDescriptor, range: range,
      facts: [.subject(rule), .found(shown)] + (meant.map { [.suggestion($0)] } ?? []),
      fixIts: meant.map { [FixIt(range: range, replacement: $0, isSafe: false)] } ?? [])
  }

  /// Says where the value of a descriptor stops being one, as its cursor remembers it.
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
