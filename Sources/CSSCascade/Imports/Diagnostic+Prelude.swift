// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic {
  /// Says where the prelude of an at-rule stops following the grammar, as its cursor remembers it.
  package static func invalidPrelude(_ kind: Kind, _ cursor: inout TokenCursor) -> Diagnostic {
    let position = cursor.expectation?.position ?? cursor.position
    let stream = cursor.stream
    let isEnd = position >= cursor.end
    let bytes = stream.byteRange(of: position..<position + (isEnd ? 0 : 1))
    let expected = Fact.expected(cursor.expectation?.accepted ?? "something else")
    return Diagnostic(
      kind, range: bytes,
      facts: isEnd ? [expected] : [expected, stream.found(position..<position + 1)])
  }
}
