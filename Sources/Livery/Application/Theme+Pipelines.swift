// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import LiveryPipelines

extension Theme {
  /// Returns the pipeline that draws the element that a selector describes.
  ///
  /// ```swift
  /// theme.pipeline(for: ".toolbarButton", state: .highlighted)
  ///   .displayList(in: bounds, content: PipelineContent(text: "Done"), measuring: measuring)
  /// ```
  ///
  /// - Parameters:
  ///   - selector: The selector that describes the element.
  ///   - state: The state of the control.
  /// - Returns: The pipeline; empty if no rule matches the element, or if the selector describes
  ///   none.
  public func pipeline(for selector: String, state: ControlState = .normal) -> Pipeline {
    let (sheet, library) = snapshot
    return sheet.pipeline(for: selector, state: state, library: library)
  }

  /// Returns the pipeline that draws a node of the program.
  public func pipeline(for node: some StyleNode) -> Pipeline {
    let (sheet, library) = snapshot
    return sheet.pipeline(for: node, library: library)
  }

  /// Returns the pipeline that draws a part that a node draws itself, as for `::part(name)`.
  public func pipeline(for node: some StyleNode, part: String) -> Pipeline {
    let (sheet, library) = snapshot
    return Pipeline(of: sheet.computedStyle(for: node, part: part), library: library)
  }

  /// Returns the pipeline that draws an element with an available computed style.
  public func pipeline(of style: ComputedStyle) -> Pipeline {
    Pipeline(of: style, library: pipelineLibrary)
  }

  /// Returns the pipelines that draw the element that a selector describes, for each of its states.
  ///
  /// ```swift
  /// let button = theme.pipelines(for: ".toolbarButton")
  /// button[.highlighted]
  /// ```
  public func pipelines(for selector: String) -> StatePipelines {
    let (sheet, library) = snapshot
    return StatePipelines(of: selector, in: sheet, library: library)
  }

  /// Returns the problems of an element's `-livery-pipeline`: unknown steps and invalid arguments.
  public func pipelineProblems(
    for selector: String, state: ControlState = .normal
  ) -> [PipelineProblem] {
    let (sheet, library) = snapshot
    return sheet.resolvedPipeline(for: selector, state: state, library: library).problems
  }
}
