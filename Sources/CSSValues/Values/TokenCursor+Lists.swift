// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TokenCursor {
  /// Takes a comma if one stands next.
  mutating func takeComma() -> Bool {
    guard peek() == .comma else { return false }
    return next() != nil
  }

  /// Takes a slash if one stands next.
  mutating func takeSlash() -> Bool {
    guard peek() == .delim, stream.isDelim(position, "/") else { return false }
    return next() != nil
  }

  /// Reads one value or more with commas between them.
  mutating func commaSeparated(_ parse: (inout TokenCursor) -> CSSValue?) -> CSSValue? {
    commaSeparated(of: parse).map { .list($0) }
  }

  /// Reads one element or more with commas between them.
  mutating func commaSeparated<Element>(
    of parse: (inout TokenCursor) -> Element?
  ) -> [Element]? {
    var elements: [Element] = []
    repeat {
      guard let element = parse(&self) else { return nil }
      elements.append(element)
    } while takeComma()
    return elements
  }
}
