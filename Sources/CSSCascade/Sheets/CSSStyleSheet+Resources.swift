// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

extension CSSStyleSheet {
  /// Finds what an address in one of the sheets leads to, without reading it.
  ///
  /// The address is relative to the sheet that its declaration stands in, an imported one perhaps, and goes through the
  /// loader that the sheet was given. For a sheet from a file this reads files in the folder of that file; a sheet from a text has no
  /// loader unless the program names one. Nothing else is read: not for an address without a sheet, nor for that of a
  /// sheet that is none of these any more. `data:` needs no loader, because the address holds the bytes. Livery has no
  /// loader that fetches anything from a network.
  ///
  /// ```swift
  /// // themes/app.css: .logo { background-image: url(logo.png) }
  /// let sheet = try CSSStyleSheet(contentsOfFile: "themes/app.css")
  /// guard case .url(let logo)? = sheet.css(".logo", \.backgroundImage)?.first else { return }
  /// try sheet.reference(to: logo).location.name      // "themes/logo.png"
  /// ```
  ///
  /// - Parameter url: an address out of a value that this sheet gave.
  /// - Returns: where it is, to be read with ``ResourceReference/load()``.
  /// - Throws: why it must not, or cannot, be read.
  public func reference(to url: URLValue) throws(ResourceError) -> ResourceReference {
    if DataURL.isScheme(of: url.address) { return ResourceReference(data: url.address) }
    // The address itself may be the reason; then it is told, whoever asks.
    guard let base = url.base, let source = sources.first(where: { $0.name == base.sheet }),
      let loader = source.loader
    else {
      _ = try FileAddress(url.address)
      throw refusal(of: url)
    }
    return ResourceReference(
      try loader.location(of: url.address, from: base.location), loader: loader)
  }

  /// Reads what an address in one of the sheets leads to: a picture or a font.
  ///
  /// What may be read is what ``reference(to:)`` finds.
  ///
  /// ```swift
  /// try sheet.resource(for: logo).bytes      // those of themes/logo.png
  /// ```
  ///
  /// - Parameter url: an address out of a value that this sheet gave.
  /// - Returns: the bytes, with what is known of them.
  /// - Throws: why it must not, or cannot, be read.
  public func resource(for url: URLValue) throws(ResourceError) -> Resource {
    try reference(to: url).load()
  }

  /// Why there is no loader for an address.
  private func refusal(of url: URLValue) -> ResourceError {
    guard let base = url.base else { return .noSheet }
    let isKnown = sources.contains { $0.name == base.sheet }
    return isKnown ? .noLoader(sheet: base.sheet) : .unknownSheet(base.sheet)
  }
}
