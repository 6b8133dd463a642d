// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// What floats on one side: how far it reaches in at each height.
///
/// No float stands above one that came before it. Below the top of the last one all of them end one after another, and whoever
/// reaches further down reaches in less: what came later stands further in. So these are steps, and a new float hides some of them.
struct FloatSteps {
  /// How far floats reach in down to a height, the furthest down first; below the top of the last float.
  private var steps: [Step] = []
  /// The same above that, from the top down; each reaches to the next one.
  private var past: [Step] = []
  /// The top of the last float of both sides.
  private var top = -Double.infinity
  /// How far down the lowest float reaches, also one that is in nobody's way.
  private(set) var bottom = -Double.infinity

  /// A stretch of heights: where it ends, or for those above where it begins.
  fileprivate struct Step {
    var height: Double
    var edge: Double
  }

  /// Whether nothing is in anybody's way.
  var isEmpty: Bool { steps.isEmpty && past.isEmpty }

  /// Notes that no float will stand above a height.
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

  /// Adds a float whose top is the last one.
  ///
  /// - Parameters:
  ///   - bottom: how far down it reaches.
  ///   - edge: how far in it reaches: further than all others there; nil for what is in nobody's way.
  mutating func add(bottom: Double, edge: Double?) {
    self.bottom = max(self.bottom, bottom)
    guard let edge, bottom > top else { return }
    while let last = steps.last, last.height <= bottom { steps.removeLast() }
    steps.append(Step(height: bottom, edge: edge))
  }

  /// How far in floats reach between two heights; minus infinity where there are none.
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

  /// The next height below another one at which floats reach in less or more; nil where there are none any more.
  func nextEdge(below height: Double) -> Double? {
    guard height < top else { return step(below: height)?.height }
    let index = past.partitioningIndex { $0.height > height }
    if index < past.count { return past[index].height }
    return past.isEmpty && steps.isEmpty ? nil : top
  }

  /// The step at a height below the top of the last float.
  private func step(below height: Double) -> Step? {
    let index = steps.partitioningIndex { $0.height <= height }
    return index > 0 ? steps[index - 1] : nil
  }
}
