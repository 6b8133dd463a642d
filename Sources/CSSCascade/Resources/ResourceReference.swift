// SPDX-License-Identifier: Apache-2.0

/// A reference to a resource at an address in a sheet: its location, and its bytes on request.
///
/// ```swift
/// let reference = try sheet.reference(to: logo)
/// if pictures[reference.location.identity] == nil {
///   pictures[reference.location.identity] = try reference.load().bytes
/// }
/// ```
///
/// Only a ``CSSStyleSheet`` creates references, for addresses that the loaders of its sheets allow.
public struct ResourceReference: Sendable {
  /// The location of the resource.
  ///
  /// The identity is equal for all addresses that lead there through one loader; for `data:` it is
  /// the whole address.
  public let location: ResourceLocation
  /// The loader of the resource; `nil` if the address contains the bytes.
  private let loader: (any ResourceLoader)?

  /// Creates a reference to a location that a loader found.
  init(_ location: ResourceLocation, loader: any ResourceLoader) {
    self.location = location
    self.loader = loader
  }

  /// Creates a reference to the resource in a `data:` address.
  init(data address: String) {
    let name = address.prefix(60)
    location = ResourceLocation(
      name: name.endIndex == address.endIndex ? address : name + "…", identity: address)
    loader = nil
  }

  /// Loads the resource.
  ///
  /// - Throws: the reason why the resource cannot be read.
  public func load() throws(ResourceError) -> Resource {
    if let loader { return try loader.load(location) }
    return try DataURL(location.identity).resource
  }
}
