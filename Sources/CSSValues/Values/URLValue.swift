// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// The address in a `url()`, as the sheet writes it, and the sheet that it is relative to; nobody has looked there yet.
///
/// ```swift
/// let url = URLValue("a.png", base: URLBase(sheet: "themes/app.css"))
/// url.address            // "a.png"
/// url.description        // url("a.png"): the base is not printed
/// url == URLValue("a.png", base: URLBase(sheet: "themes/brand.css"))     // false
/// ```
///
/// Addresses in different sheets are different values, even if they read the same.
///
/// Defined by [CSS Values 4, section 4.5](https://drafts.csswg.org/css-values-4/#urls).
public struct URLValue: Sendable, Hashable, CustomStringConvertible {
  /// The address with its escapes resolved.
  public let address: String
  /// The sheet of the declaration that the address stands in.
  ///
  /// It is nil where a value is read from plain text, from what an element itself declares, or made by a program that does not
  /// say. Where `var()` brings the address along, it is the sheet of the declaration that uses `var()`, because that is
  /// where the variable's tokens then stand.
  public var base: URLBase?

  /// A reference to an address in a sheet, if any.
  public init(_ address: String, base: URLBase? = nil) {
    self.address = address
    self.base = base
  }

  /// The `url()` with its address in quotes.
  public var description: String { "url(\(stringText(address)))" }

  /// Whether an address stands next; nothing is consumed.
  package static func begins(_ cursor: inout TokenCursor) -> Bool {
    cursor.peek() == .url || cursor.peeks(function: "url") || cursor.peeks(function: "src")
  }

  /// Reads `url(address)`, `url("address")` or `src("address")`.
  package static func parse(_ cursor: inout TokenCursor) -> URLValue? {
    guard begins(&cursor) else { return cursor.expected("<url>") }
    if cursor.peek() == .url { return take(&cursor) }
    _ = cursor.next()
    return cursor.contents { takeString(&$0) ?? $0.expected("<string>") }
  }

  /// Takes a string that stands next, as an address.
  static func takeString(_ cursor: inout TokenCursor) -> URLValue? {
    cursor.peek() == .string ? take(&cursor) : nil
  }

  /// Takes the token that stands next, whose value is an address.
  private static func take(_ cursor: inout TokenCursor) -> URLValue? {
    cursor.next().map { URLValue(cursor.stream.value(of: $0), base: cursor.stream.base) }
  }
}
