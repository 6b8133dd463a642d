// SPDX-License-Identifier: Apache-2.0

extension StyledText: Codable {
  /// Decodes a text from a markup string that ``markup`` returned.
  ///
  /// - Parameter decoder: the decoder of the string.
  /// - Throws: an error of the decoder if there is no string.
  public init(from decoder: any Decoder) throws {
    let markup = try decoder.singleValueContainer().decode(String.self)
    self.init(markup: markup, options: .serialized)
  }

  /// Encodes the text as a string of markup, without the parts that ``markup`` omits.
  ///
  /// - Parameter encoder: the encoder of the string.
  /// - Throws: an error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(markup)
  }
}
