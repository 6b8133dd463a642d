// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The address in a `url()`, as the sheet writes it: relative to the sheet, and not yet looked at.
///
/// Defined by [CSS Values 4, section 4.5](https://drafts.csswg.org/css-values-4/#urls).
public struct URLValue: Sendable, Hashable, CustomStringConvertible {
  /// The address with its escapes resolved.
  public let address: String

  /// A reference to an address.
  public init(_ address: String) { self.address = address }

  /// The `url()` with its address in quotes.
  public var description: String { "url(\(stringText(address)))" }

  /// Whether an address stands next; nothing is consumed.
  package static func begins(_ cursor: inout TokenCursor) -> Bool {
    cursor.peek() == .url || cursor.peeks(function: "url") || cursor.peeks(function: "src")
  }

  /// Reads `url(address)`, `url("address")` or `src("address")`.
  package static func parse(_ cursor: inout TokenCursor) -> URLValue? {
    guard begins(&cursor) else { return cursor.expected("<url>") }
    if cursor.peek() == .url {
      return cursor.next().map { URLValue(cursor.stream.value(of: $0)) }
    }
    _ = cursor.next()
    return cursor.contents { takeString(&$0) ?? $0.expected("<string>") }
  }

  /// Takes a string that stands next, as an address.
  static func takeString(_ cursor: inout TokenCursor) -> URLValue? {
    guard cursor.peek() == .string else { return nil }
    return cursor.next().map { URLValue(cursor.stream.value(of: $0)) }
  }
}
