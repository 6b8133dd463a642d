// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The location of a resource.
public struct ResourceLocation: Sendable, Hashable {
  /// The display name, which is the base of relative addresses as well: the path of a file.
  public let name: String
  /// The identity, which is equal for all names of one resource, such as a file and a link to it.
  public let identity: String

  /// Creates a location; by default its name is its identity.
  public init(name: String, identity: String? = nil) {
    self.name = name
    self.identity = identity ?? name
  }
}

extension URLBase {
  /// Creates the base of the addresses in a sheet at a location.
  init(sheet: String, _ location: ResourceLocation) {
    self.init(sheet: sheet, name: location.name, identity: location.identity)
  }

  /// The location of the sheet.
  var location: ResourceLocation { ResourceLocation(name: name, identity: identity) }
}
