// SPDX-License-Identifier: Apache-2.0

extension StyledText: Codable {
  /// Reads markup out of a string, as ``markup`` prints it.
  ///
  /// - Parameter decoder: what holds the string.
  /// - Throws: what the decoder throws when there is no string.
  public init(from decoder: any Decoder) throws {
    let markup = try decoder.singleValueContainer().decode(String.self)
    self.init(markup: markup, options: .printed)
  }

  /// Writes the markup as a string; what ``markup`` has no words for is not in it.
  ///
  /// - Parameter encoder: what takes the string.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(markup)
  }
}
