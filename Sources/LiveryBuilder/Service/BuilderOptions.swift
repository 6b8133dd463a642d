// SPDX-License-Identifier: Apache-2.0

/// How a style builder is reached, and what an app adds to it.
public struct BuilderOptions: Sendable {
  /// The port; 0 is any that is free.
  public var port: UInt16 = 0
  /// The address to listen on, in numbers.
  ///
  /// With the default nobody reaches the builder but programs on the same machine. With any other, everybody who has
  /// the token can edit the archives; nothing is encrypted.
  public var address = "127.0.0.1"
  /// The editors of types that an app adds.
  public var editors: [EditorModule] = []
  /// The name of the archive that is opened first; nil for none.
  public var archive: String?
  /// Whether the next builder on the same port goes on where this one ends: pages that are open find it again, and so is
  /// what was not saved.
  public var isRemembered = false

  /// The defaults.
  public init() {}
}
