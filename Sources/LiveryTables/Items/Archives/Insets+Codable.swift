// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

extension Insets: Codable {
  private enum CodingKeys: String, CodingKey {
    case top
    case right
    case bottom
    case left
  }

  /// Encodes the four distances.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(top, forKey: .top)
    try container.encode(right, forKey: .right)
    try container.encode(bottom, forKey: .bottom)
    try container.encode(left, forKey: .left)
  }

  /// Decodes the four distances; a missing distance is 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      top: try container.value(.top, default: 0), right: try container.value(.right, default: 0),
      bottom: try container.value(.bottom, default: 0), left: try container.value(.left, default: 0)
    )
  }
}
