// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryPipelines
  import LiveryRendering

  /// What could not be drawn, on its way to the standard error.
  enum DrawingReport {
    /// Says which steps of a style are left out.
    static func write(_ problems: [PipelineProblem], of style: String) {
      for problem in problems { StandardError.write(Wording.problem(problem, with: style)) }
    }

    /// Says what of a picture is not drawn.
    static func write(_ problems: [RenderingProblem], of style: String) {
      for problem in problems { StandardError.write(Wording.problem(problem, with: style)) }
    }
  }
#endif
