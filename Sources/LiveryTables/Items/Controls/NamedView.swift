// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A view that the program draws itself, with its name and preferred size.
public struct NamedView: Sendable, Hashable {
  /// The name by which the program identifies the view.
  public var name: String
  /// The preferred size in px; `nil` for the size of the row.
  public var size: Size?

  /// Creates a view with a name.
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

  /// Encodes the name and the size.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(size?.width, forKey: .width)
    try container.encodeIfPresent(size?.height, forKey: .height)
  }

  /// Decodes the name and the size; the size is `nil` unless both sides are present.
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
