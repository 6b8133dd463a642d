// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The distinct problems of a drawing, in the order in which they occurred.
  struct DistinctProblems: Sendable {
    /// The problems, without duplicates.
    private(set) var list: [RenderingProblem] = []
    private var recorded: Set<RenderingProblem> = []
    /// The maximum number of problems; further ones are dropped.
    private static let maximumCount = 1_000

    /// Creates the distinct problems of a list.
    init(_ problems: [RenderingProblem] = []) {
      for problem in problems { add(problem) }
    }

    /// Adds a problem, unless it is already known or the maximum is reached.
    mutating func add(_ problem: RenderingProblem) {
      guard list.count < Self.maximumCount, recorded.insert(problem).inserted else { return }
      list.append(problem)
    }
  }
#endif
