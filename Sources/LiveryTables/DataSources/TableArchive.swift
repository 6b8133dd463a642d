// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Tables as JSON, with every field of every item.
///
/// ```swift
/// let bytes = try TableArchive.json(of: source)
/// let read = try TableArchive.source(from: bytes)
/// ```
///
/// Fields that an older archive lacks have their defaults.
public enum TableArchive {
  /// The JSON of a table's sections, the same for equal tables.
  ///
  /// - Parameter source: the table.
  /// - Returns: UTF-8.
  /// - Throws: what an item's own coding throws.
  public static func json(of source: SectionedSource) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(source))
  }

  /// The table that a JSON holds.
  ///
  /// - Parameters:
  ///   - json: UTF-8.
  ///   - types: the types of items that it may name.
  /// - Returns: the table.
  /// - Throws: a `DecodingError` that says where it is wrong.
  public static func source(
    from json: [UInt8], types: TableItemTypes = .standard
  ) throws -> SectionedSource {
    let decoder = JSONDecoder()
    if let key = TableItemTypes.decoderKey { decoder.userInfo[key] = types }
    return try decoder.decode(SectionedSource.self, from: Data(json))
  }
}
