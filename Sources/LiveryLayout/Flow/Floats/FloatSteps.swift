// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// The inner edges of the floats on one side, as steps by vertical position.
///
/// No float is above an earlier float. So below the top of the last float, all floats only end. A
/// later float is further inward, and a float that ends lower is less far inward. The edges
/// therefore form steps, and a new float hides some of them.
struct FloatSteps {
  /// The steps below the top of the last float, lowest first; each edge applies down to its height.
  private var steps: [Step] = []
  /// The steps above the top of the last float, from top to bottom; each is valid to the next.
  private var past: [Step] = []
  /// The top of the last float of both sides.
  private var top = -Double.infinity
  /// The bottom of the lowest float, including floats that take up no space.
  private(set) var bottom = -Double.infinity

  /// A vertical range with an inner edge: `height` is its bottom, or its top in ``past``.
  fileprivate struct Step {
    var height: Double
    var edge: Double
  }

  /// Whether no float takes up space.
  var isEmpty: Bool { steps.isEmpty && past.isEmpty }

  /// Records that no later float starts above a position.
  mutating func advance(to height: Double) {
    guard height > top else { return }
    while let last = steps.last, last.height <= height {
      past.append(Step(height: top, edge: last.edge))
      top = last.height
      steps.removeLast()
    }
    if height > top {
      let edge = steps.last?.edge ?? -.infinity
      if past.last?.edge ?? -.infinity != edge { past.append(Step(height: top, edge: edge)) }
      top = height
    }
  }

  /// Adds a float at the current top.
  ///
  /// - Parameters:
  ///   - bottom: the bottom of the float.
  ///   - edge: the inner edge, further inward than all others there; `nil` for a float that takes
  ///     up no space.
  mutating func add(bottom: Double, edge: Double?) {
    self.bottom = max(self.bottom, bottom)
    guard let edge, bottom > top else { return }
    while let last = steps.last, last.height <= bottom { steps.removeLast() }
    steps.append(Step(height: bottom, edge: edge))
  }

  /// Returns the innermost edge between two vertical positions, or minus infinity without floats.
  func edge(from start: Double, to end: Double) -> Double {
    guard start < top else { return step(below: start)?.edge ?? -.infinity }
    var edge = end > top ? steps.last?.edge ?? -.infinity : -.infinity
    var index = max(0, past.partitioningIndex { $0.height > start } - 1)
    while index < past.count, past[index].height < end {
      edge = max(edge, past[index].edge)
      index += 1
    }
    return edge
  }

  /// Returns the next vertical position at which the edge changes, or `nil` if there is none.
  func nextEdge(below height: Double) -> Double? {
    guard height < top else { return step(below: height)?.height }
    let index = past.partitioningIndex { $0.height > height }
    if index < past.count { return past[index].height }
    return past.isEmpty && steps.isEmpty ? nil : top
  }

  /// Returns the step at a position below the top of the last float.
  private func step(below height: Double) -> Step? {
    let index = steps.partitioningIndex { $0.height <= height }
    return index > 0 ? steps[index - 1] : nil
  }
}
