// SPDX-License-Identifier: Apache-2.0

/// An instant, in seconds since the start of 1970 in UTC.
public struct TableTime: Sendable, Hashable, Comparable {
  /// The seconds since the start of 1970 in UTC.
  public var seconds: Double

  /// Creates an instant.
  public init(_ seconds: Double) { self.seconds = seconds }

  /// Returns whether an instant is before another.
  public static func < (a: TableTime, b: TableTime) -> Bool { a.seconds < b.seconds }
}

extension TableTime: Codable {
  /// Encodes the number of seconds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }

  /// Decodes the number of seconds.
  public init(from decoder: any Decoder) throws {
    seconds = try decoder.singleValueContainer().decode(Double.self)
  }
}
