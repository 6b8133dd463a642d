// SPDX-License-Identifier: Apache-2.0

/// The path of a step in a pipeline: its index, preceded by the path of its parent if it is nested.
///
/// Disabled steps count. In messages a path is an array of numbers and names. For example, `[2]` is
/// the third step, and `[3, "steps", 0]` is the first step in the parameter `steps` of the fourth.
struct StepPath: Sendable, Hashable {
  /// The path of the parent list: the index and the parameter name for each enclosing step.
  var outer: [Component] = []
  /// The index of the step in its list.
  var index: Int

  /// The index of an enclosing step, and the parameter that contains the nested steps.
  struct Component: Sendable, Hashable {
    var index: Int
    var parameter: String
  }

  /// Creates the path of a top-level step.
  init(_ index: Int) { self.index = index }

  /// Returns the path of a sibling.
  func sibling(at index: Int) -> StepPath {
    var path = self
    path.index = index
    return path
  }

  /// Returns the path of a nested step.
  func child(_ parameter: String, _ index: Int) -> StepPath {
    var path = self
    path.outer.append(Component(index: self.index, parameter: parameter))
    path.index = index
    return path
  }
}

extension StepPath: Codable {
  /// Decodes alternating numbers and names, which end with a number.
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Int.self))
    while !container.isAtEnd {
      let parameter = try container.decode(String.self)
      self = child(parameter, try container.decode(Int.self))
      guard outer.count <= 16 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "the path is too deep")
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in outer {
      try container.encode(component.index)
      try container.encode(component.parameter)
    }
    try container.encode(index)
  }
}
