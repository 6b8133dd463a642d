// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

extension CSSStyleSheet {
  /// Resolves a URL in one of the sheets, without reading its resource.
  ///
  /// The URL is relative to the sheet or imported sheet that contains its declaration, and is
  /// resolved by the loader of that sheet. A sheet from a file has a loader for the folder of that
  /// file. A sheet from a text has no loader unless the program passes one. A URL without a sheet,
  /// or of a sheet that is no longer in this value, is not resolved. `data:` URLs contain their
  /// bytes and need no loader. Livery has no loader that accesses a network.
  ///
  /// ```swift
  /// // themes/app.css: .logo { background-image: url(logo.png) }
  /// let sheet = try CSSStyleSheet(contentsOfFile: "themes/app.css")
  /// guard case .url(let logo)? = sheet.css(".logo", \.backgroundImage)?.first else { return }
  /// try sheet.reference(to: logo).location.name      // "themes/logo.png"
  /// ```
  ///
  /// - Parameter url: A URL from a value of this sheet.
  /// - Returns: A reference that ``ResourceReference/load()`` reads.
  /// - Throws: ``ResourceError`` if the resource must not or cannot be read.
  public func reference(to url: URLValue) throws(ResourceError) -> ResourceReference {
    if DataURL.isScheme(of: url.address) { return ResourceReference(data: url.address) }
    // An error in the address itself takes precedence over a missing loader.
    guard let base = url.base, let source = sources.first(where: { $0.name == base.sheet }),
      let loader = source.loader
    else {
      _ = try FileAddress(url.address)
      throw rejection(of: url)
    }
    return ResourceReference(
      try loader.location(of: url.address, from: base.location), loader: loader)
  }

  /// Reads the resource of a URL in one of the sheets: a picture or a font.
  ///
  /// Only resources that ``reference(to:)`` resolves can be read.
  ///
  /// ```swift
  /// try sheet.resource(for: logo).bytes      // those of themes/logo.png
  /// ```
  ///
  /// - Parameter url: A URL from a value of this sheet.
  /// - Returns: The bytes with their metadata.
  /// - Throws: ``ResourceError`` if the resource must not or cannot be read.
  public func resource(for url: URLValue) throws(ResourceError) -> Resource {
    try reference(to: url).load()
  }

  /// Returns the reason for which there is no loader for a URL.
  private func rejection(of url: URLValue) -> ResourceError {
    guard let base = url.base else { return .noSheet }
    let isKnown = sources.contains { $0.name == base.sheet }
    return isKnown ? .noLoader(sheet: base.sheet) : .unknownSheet(base.sheet)
  }
}
