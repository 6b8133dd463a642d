// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The URL in a `url()` as the style sheet writes it, not yet resolved, with its base.
///
/// ```swift
/// let url = URLValue("a.png", base: URLBase(sheet: "themes/app.css"))
/// url.address            // "a.png"
/// url.description        // url("a.png"): the base is not printed
/// url == URLValue("a.png", base: URLBase(sheet: "themes/brand.css"))     // false
/// ```
///
/// Equal addresses in different style sheets are different values.
///
/// Defined by [CSS Values 4, section 4.5](https://drafts.csswg.org/css-values-4/#urls).
public struct URLValue: Sendable, Hashable, CustomStringConvertible {
  /// The URL with its escapes resolved.
  public let address: String
  /// The style sheet of the URL's declaration, which a relative URL resolves against.
  ///
  /// The base is `nil` for a value from plain text, from an element's own declarations, or from a
  /// program that sets none.
  /// If `var()` inserts the URL, the base is the style sheet of the declaration that uses `var()`.
  /// That declaration contains the variable's tokens after substitution.
  package var base: URLBase?

  /// Creates a URL without a base: a relative one resolves against no style sheet.
  public init(_ address: String) { self.init(address, base: nil) }

  /// Creates a URL, with the style sheet that it is relative to, if any.
  package init(_ address: String, base: URLBase?) {
    self.address = address
    self.base = base
  }

  /// The `url()` function with its URL in quotes.
  public var description: String { "url(\(stringText(address)))" }

  /// Returns whether the next token begins a URL.
  ///
  /// Consumes no token.
  package static func begins(at cursor: inout TokenCursor) -> Bool {
    cursor.peek() == .url || cursor.peeks(function: "url") || cursor.peeks(function: "src")
  }

  /// Consumes `url(address)`, `url("address")` or `src("address")`.
  package static func parse(_ cursor: inout TokenCursor) -> URLValue? {
    guard begins(at: &cursor) else { return cursor.expected("<url>") }
    if cursor.peek() == .url { return consume(&cursor) }
    _ = cursor.next()
    return cursor.contents { consumeString(&$0) ?? $0.expected("<string>") }
  }

  /// Consumes the next token as a URL if it is a string.
  static func consumeString(_ cursor: inout TokenCursor) -> URLValue? {
    cursor.peek() == .string ? consume(&cursor) : nil
  }

  /// Consumes the next token, whose value is a URL.
  private static func consume(_ cursor: inout TokenCursor) -> URLValue? {
    cursor.next().map { URLValue(cursor.stream.value(of: $0), base: cursor.stream.base) }
  }
}
