// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

extension Theme {
  /// Finds what an address in one of the theme's sheets leads to, without reading it.
  ///
  /// See `CSSStyleSheet.reference(to:)` for what may be read. The addresses of the default sheet lead nowhere.
  ///
  /// - Parameter url: an address out of a value that the theme gave.
  /// - Returns: where it is, to be read later.
  /// - Throws: why it must not, or cannot, be read.
  public func reference(to url: URLValue) throws(ResourceError) -> ResourceReference {
    try sheet.reference(to: url)
  }

  /// Reads what an address in one of the theme's sheets leads to: a picture or a font.
  ///
  /// ```swift
  /// if case .url(let logo)? = theme.css(".logo", \.backgroundImage)?.first {
  ///   picture = try theme.resource(for: logo).bytes
  /// }
  /// ```
  ///
  /// - Parameter url: an address out of a value that the theme gave.
  /// - Returns: the bytes, with what is known of them.
  /// - Throws: why it must not, or cannot, be read.
  public func resource(for url: URLValue) throws(ResourceError) -> Resource {
    try sheet.resource(for: url)
  }
}
