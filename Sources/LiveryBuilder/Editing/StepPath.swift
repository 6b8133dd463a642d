// SPDX-License-Identifier: Apache-2.0

/// Where a step stands in a pipeline: its place from 0, and for a step within a step the way to it.
///
/// Disabled steps are counted too. In messages it is an array of numbers and names: `[2]` is the third step, and
/// `[3, "steps", 0]` the first step within the parameter `steps` of the fourth.
struct StepPath: Sendable, Hashable {
  /// The way to the steps that it stands among: a place and the name of a parameter, for each step around them.
  var outer: [Turn] = []
  /// Its place among them.
  var place: Int

  /// A step and the parameter in which one goes on.
  struct Turn: Sendable, Hashable {
    var place: Int
    var parameter: String
  }

  /// The path of a step that stands in no other.
  init(_ place: Int) { self.place = place }

  /// The path beside this one.
  func sibling(at place: Int) -> StepPath {
    var path = self
    path.place = place
    return path
  }

  /// The path of a step within this one.
  func child(_ parameter: String, _ place: Int) -> StepPath {
    var path = self
    path.outer.append(Turn(place: self.place, parameter: parameter))
    path.place = place
    return path
  }
}

extension StepPath: Codable {
  /// Reads numbers and names in turn, a number last.
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Int.self))
    while !container.isAtEnd {
      let parameter = try container.decode(String.self)
      self = child(parameter, try container.decode(Int.self))
      guard outer.count <= 16 else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "too deep a path")
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for turn in outer {
      try container.encode(turn.place)
      try container.encode(turn.parameter)
    }
    try container.encode(place)
  }
}
