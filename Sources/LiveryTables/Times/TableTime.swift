// SPDX-License-Identifier: Apache-2.0

/// A moment, in seconds since the beginning of 1970 in UTC.
public struct TableTime: Sendable, Hashable, Comparable {
  /// The seconds since the beginning of 1970 in UTC.
  public var seconds: Double

  /// A moment by its seconds.
  public init(_ seconds: Double) { self.seconds = seconds }

  /// Whether the moment is before another.
  public static func < (a: TableTime, b: TableTime) -> Bool { a.seconds < b.seconds }
}

extension TableTime: Codable {
  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }

  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    seconds = try decoder.singleValueContainer().decode(Double.self)
  }
}
