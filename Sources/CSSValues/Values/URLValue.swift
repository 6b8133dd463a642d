// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

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

  /// Reads `url(address)` or `url("address")`.
  static func parse(_ cursor: inout TokenCursor) -> URLValue? {
    switch cursor.peek() {
    case .url:
      return cursor.next().map { URLValue(cursor.stream.value(of: $0)) }
    case .function where cursor.stream.value(of: cursor.position, equals: "url"):
      _ = cursor.next()
      return cursor.contents { inner in
        guard inner.peek() == .string, let string = inner.next() else {
          return inner.expected("<string>")
        }
        return URLValue(inner.stream.value(of: string))
      }
    default:
      return cursor.expected("<url>")
    }
  }
}
