// SPDX-License-Identifier: Apache-2.0

/// Why a ``ResourceLoader`` does not give what stands at an address.
public enum ResourceError: Error, Hashable {
  /// Nothing is there.
  case notFound
  /// The address says nothing.
  case emptyAddress
  /// The address cannot be one of a file.
  case invalidAddress
  /// The address has a scheme that the loader does not read, such as `https`.
  case unsupportedScheme(String)
  /// The address leads out of the folder that may be read.
  case outside
  /// A folder, or a device.
  case notAFile
  /// The file has more bytes than the loader reads.
  case tooLarge(limit: Int)
  /// The system refused, with its reason.
  case unreadable(reason: String)
  /// The address stands in no sheet: in plain text, or in what an element itself declares.
  case noSheet
  /// The address stands in a sheet, by its name, that is none of those that were asked.
  case unknownSheet(String)
  /// The address stands in a sheet, by its name, that has no loader: one from a text, or the default sheet.
  case noLoader(sheet: String)
  /// The address begins with `data:` and holds no bytes, with the reason.
  case invalidData(reason: String)
}

extension ResourceError: CustomStringConvertible {
  /// The error as a person reads it, such as `it lies outside of the theme's folder`.
  public var description: String { reason }
}
