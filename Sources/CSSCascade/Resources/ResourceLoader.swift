// SPDX-License-Identifier: Apache-2.0

/// A loader of the resources that sheets refer to: imported sheets, images and fonts.
///
/// Imports are loaded with the sheet. Images and fonts are loaded on request.
///
/// A theme is untrusted input. Only a custom loader of the program can allow access to the network,
/// or to files outside of the theme's folder:
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
  /// Returns the location of a sheet read without the loader, which is the base of its addresses.
  func location(ofSheet name: String) -> ResourceLocation

  /// Returns the location that an address refers to.
  ///
  /// - Parameters:
  ///   - address: the address in the sheet, with escapes resolved.
  ///   - base: the location of the sheet.
  /// - Returns: the location; the resource need not exist.
  /// - Throws: the reason why the resource is not allowed or cannot be read.
  func location(
    of address: String, from base: ResourceLocation
  ) throws(ResourceError) -> ResourceLocation

  /// Returns the path of the file for an address, whether or not the file exists.
  ///
  /// - Returns: the path; `nil` if it must not be revealed.
  ///
  /// A program that waits for a missing file watches this path.
  func file(for address: String, from base: ResourceLocation) -> String?

  /// Loads the resource at a location.
  ///
  /// - Throws: the reason why the resource cannot be read.
  func load(_ location: ResourceLocation) throws(ResourceError) -> Resource
}

extension ResourceLoader {
  /// Returns a location whose name is the name of the sheet.
  public func location(ofSheet name: String) -> ResourceLocation { ResourceLocation(name: name) }

  /// Returns `nil`, because a loader that reads no files has none to wait for.
  public func file(for address: String, from base: ResourceLocation) -> String? { nil }
}
