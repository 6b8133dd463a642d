// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Finds the sheets that those of a compiled theme import in the theme itself, and all else where a loader finds it.
struct CompiledThemeLoader: ResourceLoader {
  /// An address in a sheet.
  struct Address: Sendable, Hashable {
    /// The location of the sheet.
    let base: String
    /// The address as it is written.
    let text: String
  }

  /// Where each import leads to; nil for one that could not be read when the theme was compiled.
  let imports: [Address: String?]
  /// The texts of the sheets.
  let texts: CompiledTexts
  /// Finds pictures and fonts; nil where nothing is read.
  let other: (any ResourceLoader)?

  func location(
    of address: String, from base: ResourceLocation
  ) throws(ResourceError) -> ResourceLocation {
    if let known = imports[Address(base: base.name, text: address)] {
      guard let known else { throw .notFound }
      return ResourceLocation(name: known)
    }
    guard let other else { throw .noLoader(sheet: base.name) }
    return try other.location(of: address, from: base)
  }

  func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
    if let bytes = texts.bytes(at: location.name) {
      return Resource(bytes: bytes, encoding: "utf-8")
    }
    guard let other else { throw .notFound }
    return try other.load(location)
  }
}
