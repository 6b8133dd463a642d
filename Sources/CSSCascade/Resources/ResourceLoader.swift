// SPDX-License-Identifier: Apache-2.0

/// Finds and reads what sheets refer to by an address: the sheets that they import, their pictures and fonts.
///
/// Imports are read with the sheet; pictures and fonts when a program asks for them.
///
/// A theme is untrusted input. Nothing is read from the network, and nothing outside of the theme's folder, unless a
/// program says so by a loader of its own:
///
/// ```swift
/// struct BundledSheets: ResourceLoader {
///   let sheets: [String: [UInt8]]
///   func location(of address: String, from base: ResourceLocation) -> ResourceLocation {
///     ResourceLocation(name: address)
///   }
///   func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
///     guard let bytes = sheets[location.name] else { throw .notFound }
///     return Resource(bytes: bytes)
///   }
/// }
/// ```
public protocol ResourceLoader: Sendable {
  /// The place of a sheet that was read without the loader: what the addresses in it are relative to.
  func location(ofSheet name: String) -> ResourceLocation

  /// The place that an address means.
  ///
  /// - Parameters:
  ///   - address: what the sheet says, escapes resolved.
  ///   - base: the place of the sheet.
  /// - Returns: the place; whether anything is there need not be known yet.
  /// - Throws: why it must not, or cannot, be read.
  func location(
    of address: String, from base: ResourceLocation
  ) throws(ResourceError) -> ResourceLocation

  /// The path of the file that an address would mean if it were there; nil where that is nobody's business.
  ///
  /// A program that waits for a missing file watches this path.
  func file(for address: String, from base: ResourceLocation) -> String?

  /// Reads what stands at a place.
  ///
  /// - Throws: why it cannot be read.
  func load(_ location: ResourceLocation) throws(ResourceError) -> Resource
}

extension ResourceLoader {
  /// The place that is called as the sheet is.
  public func location(ofSheet name: String) -> ResourceLocation { ResourceLocation(name: name) }

  /// Nil: a loader that does not read files has none to wait for.
  public func file(for address: String, from base: ResourceLocation) -> String? { nil }
}
