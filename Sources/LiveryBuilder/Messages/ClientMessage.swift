// SPDX-License-Identifier: Apache-2.0

/// A text message of a render client.
enum ClientMessage: Sendable, Hashable, Decodable {
  /// Changed settings; omitted ones stay unchanged.
  case configure(PreviewChange)
  /// The client no longer shows an image of its own.
  case removeImage
  /// The client has received a picture.
  case shown(number: Int)
  /// The client is still connected.
  case alive

  private enum CodingKeys: CodingKey { case configure, removeImage, shown, alive }
  private struct Numbered: Decodable { let number: Int }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.configure) {
      self = .configure(try container.decode(PreviewChange.self, forKey: .configure))
    } else if container.contains(.shown) {
      self = .shown(number: try container.decode(Numbered.self, forKey: .shown).number)
    } else if container.contains(.removeImage) {
      self = .removeImage
    } else if container.contains(.alive) {
      self = .alive
    } else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [], debugDescription: "expected configure, removeImage, shown or alive"))
    }
  }
}

/// A change of some settings.
struct PreviewChange: Sendable, Hashable, Decodable {
  var width: Double??
  var height: Double??
  var scale: Double?
  var text: String?
  var state: String?
  var scheme: String?
  var background: String??
  var steps: Bool?
  var motion: PreviewMotion??
  var follows: Bool?

  /// Reads the changes in the query of a URL; invalid numbers are ignored.
  init(_ query: [String: String]) {
    width = query["width"].flatMap { Double($0) }.map { .some($0) }
    height = query["height"].flatMap { Double($0) }.map { .some($0) }
    scale = query["scale"].flatMap { Double($0) }
    text = query["text"]
    state = query["state"]
    scheme = query["scheme"]
    background = query["background"].map { .some($0) }
    motion = PreviewMotion(query).map { .some($0) }
  }

  private enum CodingKeys: CodingKey {
    case width, height, scale, text, state, scheme, background, steps, motion, follows
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // An explicit `null` differs from an omitted member.
    func member<Value: Decodable>(_ key: CodingKeys, _ type: Value.Type) throws -> Value?? {
      container.contains(key) ? .some(try container.decode(Value?.self, forKey: key)) : nil
    }
    width = try member(.width, Double.self)
    height = try member(.height, Double.self)
    scale = try container.decodeIfPresent(Double.self, forKey: .scale)
    text = try container.decodeIfPresent(String.self, forKey: .text)
    state = try container.decodeIfPresent(String.self, forKey: .state)
    scheme = try container.decodeIfPresent(String.self, forKey: .scheme)
    background = try member(.background, String.self)
    steps = try container.decodeIfPresent(Bool.self, forKey: .steps)
    motion = try member(.motion, PreviewMotion.self)
    follows = try container.decodeIfPresent(Bool.self, forKey: .follows)
  }
}
