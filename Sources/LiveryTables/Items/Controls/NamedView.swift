// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A view that the program draws itself, by its name, and how large it wants to be.
public struct NamedView: Sendable, Hashable {
  /// The name, which the program knows it by.
  public var name: String
  /// The size that it wants, in px; nil for the row's.
  public var size: Size?

  /// A view by its name.
  public init(_ name: String, size: Size? = nil) {
    self.name = name
    self.size = size
  }
}

extension NamedView: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case width
    case height
  }

  /// Writes the name and the sides.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(size?.width, forKey: .width)
    try container.encodeIfPresent(size?.height, forKey: .height)
  }

  /// Reads the name and the sides; a size has both.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.value(.name, default: "")
    if let width: Double = try container.value(.width),
      let height: Double = try container.value(.height)
    {
      size = Size(width, height)
    }
  }
}
