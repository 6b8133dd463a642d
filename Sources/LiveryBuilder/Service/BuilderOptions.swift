// SPDX-License-Identifier: Apache-2.0

/// The address of a style builder, and the extensions of an app.
public struct BuilderOptions: Sendable {
  /// The port; 0 stands for any free port.
  public var port: UInt16 = 0
  /// The numeric address to listen on.
  ///
  /// Only programs on the same machine can reach the default address. At any other address, every
  /// client with the token can edit the archives, and the traffic is not encrypted.
  public var address = "127.0.0.1"
  /// The editors for types of the app.
  public var editors: [EditorModule] = []
  /// The name of the archive that is opened first, or `nil` for none.
  public var archive: String?
  /// Whether the next builder on the same port continues where this one ends.
  ///
  /// Open pages then reconnect, and unsaved changes are kept.
  public var isRemembered = false

  /// Creates the default options.
  public init() {}
}
