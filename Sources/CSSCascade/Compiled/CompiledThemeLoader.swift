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
