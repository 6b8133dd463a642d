// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TokenCursor {
  /// Consumes the next token if it is a comma.
  ///
  /// Returns whether it did.
  mutating func consumeComma() -> Bool {
    guard peek() == .comma else { return false }
    return next() != nil
  }

  /// Consumes the next token if it is a slash.
  ///
  /// Returns whether it did.
  mutating func consumeSlash() -> Bool {
    guard peek() == .delim, stream.isDelim(position, "/") else { return false }
    return next() != nil
  }

  /// Consumes one or more comma-separated values.
  mutating func commaSeparated(_ parse: (inout TokenCursor) -> CSSValue?) -> CSSValue? {
    commaSeparated(of: parse).map { .list($0) }
  }

  /// Consumes one or more comma-separated elements.
  mutating func commaSeparated<Element>(
    of parse: (inout TokenCursor) -> Element?
  ) -> [Element]? {
    var elements: [Element] = []
    repeat {
      guard let element = parse(&self) else { return nil }
      elements.append(element)
    } while consumeComma()
    return elements
  }
}
