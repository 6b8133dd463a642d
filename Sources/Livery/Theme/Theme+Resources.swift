// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

extension Theme {
  /// Resolves an address in one of the theme's style sheets, without reading the resource.
  ///
  /// See `CSSStyleSheet.reference(to:)` for the accessible resources. The addresses of the default
  /// style sheet have no resources.
  ///
  /// - Parameter url: An address from a value of the theme.
  /// - Returns: The reference, to be read later.
  /// - Throws: The reason that the resource must not, or cannot, be read.
  public func reference(to url: URLValue) throws(ResourceError) -> ResourceReference {
    try sheet.reference(to: url)
  }

  /// Reads the resource at an address in one of the theme's style sheets: an image or a font.
  ///
  /// ```swift
  /// if case .url(let logo)? = theme.css(".logo", \.backgroundImage)?.first {
  ///   picture = try theme.resource(for: logo).bytes
  /// }
  /// ```
  ///
  /// - Parameter url: An address from a value of the theme.
  /// - Returns: The bytes and the metadata.
  /// - Throws: The reason that the resource must not, or cannot, be read.
  public func resource(for url: URLValue) throws(ResourceError) -> Resource {
    try sheet.resource(for: url)
  }
}
