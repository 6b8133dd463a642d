// SPDX-License-Identifier: Apache-2.0

/// Something that an address in a sheet leads to, and that may be read: where it is, and, once somebody asks, its bytes.
///
/// ```swift
/// let reference = try sheet.reference(to: logo)
/// if pictures[reference.location.identity] == nil {
///   pictures[reference.location.identity] = try reference.load().bytes
/// }
/// ```
///
/// Only a ``CSSStyleSheet`` makes one, of an address that the policy of its sheets lets through.
public struct ResourceReference: Sendable {
  /// The place; its identity is the same for all addresses that lead there by one loader, and for `data:` the whole address.
  public let location: ResourceLocation
  /// Reads what stands there; nil where the address holds the bytes.
  private let loader: (any ResourceLoader)?

  /// What a loader found at an address.
  init(_ location: ResourceLocation, loader: any ResourceLoader) {
    self.location = location
    self.loader = loader
  }

  /// What a `data:` address holds.
  init(data address: String) {
    let name = address.prefix(60)
    location = ResourceLocation(
      name: name.endIndex == address.endIndex ? address : name + "…", identity: address)
    loader = nil
  }

  /// Reads the bytes.
  ///
  /// - Throws: why they cannot be read.
  public func load() throws(ResourceError) -> Resource {
    if let loader { return try loader.load(location) }
    return try DataURL(location.identity).resource
  }
}
