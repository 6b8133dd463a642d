// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic {
  /// Returns the diagnostic of an at-rule's prelude, at the position where its cursor failed.
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
