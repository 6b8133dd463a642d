// SPDX-License-Identifier: Apache-2.0

/// The correspondence between the steps of two pipelines, in the same order.
///
/// Equal steps correspond before steps that only have the same name.
struct StepAlignment: Sendable {
  /// For each step of the second pipeline, the index of the corresponding one in the first.
  let sources: [Int?]

  /// Aligns two lists.
  ///
  /// - Parameters:
  ///   - first: the steps of the first pipeline.
  ///   - second: the steps of the second pipeline.
  ///   - similarity: a closure that returns the similarity of two steps; zero if they differ.
  init<Step>(_ first: [Step], _ second: [Step], similarity: (Step, Step) -> Int) {
    // The greatest similarity of the remaining steps from each pair of indices.
    let row = Array(repeating: 0, count: second.count + 1)
    var best = Array(repeating: row, count: first.count + 1)
    var similarities = best
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        similarities[i][j] = similarity(first[i], second[j])
        let matched = similarities[i][j] > 0 ? similarities[i][j] + best[i + 1][j + 1] : 0
        best[i][j] = max(matched, best[i + 1][j], best[i][j + 1])
      }
    }
    var sources: [Int?] = Array(repeating: nil, count: second.count)
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      if similarities[i][j] > 0, best[i][j] == similarities[i][j] + best[i + 1][j + 1] {
        sources[j] = i
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    self.sources = sources
  }
}

extension StepAlignment {
  /// Aligns the steps of two pipelines by their texts.
  init(_ first: [StepSource], _ second: [StepSource]) {
    self.init(first, second) { one, other in
      one == other ? 2 : one.name == other.name ? 1 : 0
    }
  }
}

/// The text of a step in a pipeline.
struct StepSource: Sendable, Hashable {
  /// The text; for a disabled step, that of the step.
  var text: String
  /// Whether the step is drawn.
  var isEnabled: Bool

  /// The name of the step.
  var name: Substring { text.prefix { $0 != "(" } }
}

extension PipelineText {
  /// Returns the texts of the steps in a list.
  func sources(at outer: [StepPath.Component] = []) throws(EditError) -> [StepSource] {
    try sequence(at: outer).items.map { item in
      let isDisabled = if case .disabled = item.kind { true } else { false }
      return StepSource(text: stepText(of: item), isEnabled: !isDisabled)
    }
  }

  /// Returns the path of the corresponding step in another pipeline, or `nil` if there is none.
  func counterpart(of path: StepPath, in base: PipelineText) -> StepPath? {
    var result: [StepPath.Component] = []
    var outer: [StepPath.Component] = []
    let indices = path.outer.map(\.index) + [path.index]
    for (depth, index) in indices.enumerated() {
      guard let first = try? base.sources(at: result), let second = try? sources(at: outer),
        second.indices.contains(index), let source = StepAlignment(first, second).sources[index]
      else { return nil }
      guard depth < path.outer.count else {
        var path = StepPath(source)
        path.outer = result
        return path
      }
      outer.append(path.outer[depth])
      result.append(StepPath.Component(index: source, parameter: path.outer[depth].parameter))
    }
    return nil
  }
}
