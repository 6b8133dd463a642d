// SPDX-License-Identifier: Apache-2.0

/// The reason why a ``ResourceLoader`` does not return the resource at an address.
public enum ResourceError: Error, Hashable {
  /// No file exists at the address.
  case notFound
  /// The address is empty.
  case emptyAddress
  /// The address is not a valid address of a file.
  case invalidAddress
  /// The address has a scheme that the loader does not read, such as `https`.
  case unsupportedScheme(String)
  /// The address leads out of the allowed folder.
  case outside
  /// The address refers to a folder or a device.
  case notAFile
  /// The file exceeds the maximum size of the loader.
  case tooLarge(limit: Int)
  /// The system reports an error, with its reason.
  case unreadable(reason: String)
  /// The address belongs to no sheet, as in plain text or an inline style.
  case noSheet
  /// The address belongs to a sheet that is not on the stack, with its name.
  case unknownSheet(String)
  /// The address belongs to a sheet without a loader, such as one from a text or the default sheet.
  case noLoader(sheet: String)
  /// The `data:` URL is malformed, with the reason.
  case invalidData(reason: String)
}

extension ResourceError: CustomStringConvertible {
  /// The message of the error, such as `it is outside the theme's folder`.
  public var description: String { reason }
}
