// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The place of something that sheets refer to.
public struct ResourceLocation: Sendable, Hashable {
  /// What a reader is shown, and what addresses there are relative to: the path of a file.
  public let name: String
  /// The same for all names of one thing, such as a file and a link to it.
  public let identity: String

  /// A place; by default its name is all that tells it from others.
  public init(name: String, identity: String? = nil) {
    self.name = name
    self.identity = identity ?? name
  }
}

extension URLBase {
  /// The base of the addresses in a sheet that stands at a place.
  init(sheet: String, _ location: ResourceLocation) {
    self.init(sheet: sheet, name: location.name, identity: location.identity)
  }

  /// Where the sheet stands.
  var location: ResourceLocation { ResourceLocation(name: name, identity: identity) }
}
