// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The problems of a drawing in the order in which they were met, each once.
  struct DistinctProblems: Sendable {
    /// The problems.
    private(set) var list: [RenderingProblem] = []
    private var known: Set<RenderingProblem> = []
    /// The maximum number of problems, of which further ones are left out.
    private static let maximumCount = 1_000

    /// The problems of a list.
    init(_ problems: [RenderingProblem] = []) {
      for problem in problems { add(problem) }
    }

    /// Adds a problem, unless it is known or there are too many.
    mutating func add(_ problem: RenderingProblem) {
      guard list.count < Self.maximumCount, known.insert(problem).inserted else { return }
      list.append(problem)
    }
  }
#endif
