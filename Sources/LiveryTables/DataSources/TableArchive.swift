// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON coder for tables, with every property of every item.
///
/// ```swift
/// let bytes = try TableArchive.json(of: source)
/// let read = try TableArchive.source(from: bytes)
/// ```
///
/// A property that an older archive lacks has its default value.
public enum TableArchive {
  /// Returns the JSON of a table's sections; equal tables have equal JSON.
  ///
  /// - Parameter source: the table.
  /// - Returns: the JSON in UTF-8.
  /// - Throws: the encoding error of an item.
  public static func json(of source: SectionedTableSource) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(source))
  }

  /// Returns the table that a JSON text describes.
  ///
  /// - Parameters:
  ///   - json: the JSON in UTF-8.
  ///   - types: the item types that the JSON may name.
  /// - Returns: the table.
  /// - Throws: a `DecodingError` with the path of the invalid value.
  public static func source(
    from json: [UInt8], types: TableItemTypes = .standard
  ) throws -> SectionedTableSource {
    let decoder = JSONDecoder()
    if let key = TableItemTypes.decoderKey { decoder.userInfo[key] = types }
    return try decoder.decode(SectionedTableSource.self, from: Data(json))
  }
}
