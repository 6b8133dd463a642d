// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A loader that finds imports in a compiled theme, and other files with another loader.
struct CompiledThemeLoader: ResourceLoader {
  /// An address in a sheet.
  struct Address: Sendable, Hashable {
    /// The location of the sheet.
    let base: String
    /// The address as written.
    let text: String
  }

  /// The targets of imports; `nil` for an import that was unreadable during compilation.
  let imports: [Address: String?]
  /// The texts of the sheets.
  let texts: CompiledTexts
  /// The loader of images and fonts; `nil` if no files are read.
  let fallback: (any ResourceLoader)?

  func location(
    of address: String, from base: ResourceLocation
  ) throws(ResourceError) -> ResourceLocation {
    if let name = imports[Address(base: base.name, text: address)] {
      guard let name else { throw .notFound }
      return ResourceLocation(name: name)
    }
    guard let fallback else { throw .noLoader(sheet: base.name) }
    return try fallback.location(of: address, from: base)
  }

  func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
    if let bytes = texts.bytes(at: location.name) {
      return Resource(bytes: bytes, encoding: "utf-8")
    }
    guard let fallback else { throw .notFound }
    return try fallback.load(location)
  }
}
