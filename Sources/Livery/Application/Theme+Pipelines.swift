// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import LiveryPipelines

extension Theme {
  /// What draws the element that a selector describes.
  ///
  /// ```swift
  /// theme.pipeline(for: ".toolbarButton", state: .highlighted)
  ///   .displayList(in: bounds, content: PipelineContent(text: "Done"), measuring: measuring)
  /// ```
  ///
  /// - Parameters:
  ///   - selector: describes the element.
  ///   - state: the state of the control that is drawn.
  /// - Returns: the steps; none where no rule matches the element, or the selector describes none.
  public func pipeline(for selector: String, state: ControlState = .normal) -> Pipeline {
    let (sheet, library) = look
    return sheet.pipeline(for: selector, state: state, library: library)
  }

  /// What draws a node of the program.
  public func pipeline(for node: some StyleNode) -> Pipeline {
    let (sheet, library) = look
    return sheet.pipeline(for: node, library: library)
  }

  /// What draws a part that a node draws itself, which `::part(name)` asks for.
  public func pipeline(for node: some StyleNode, part: String) -> Pipeline {
    let (sheet, library) = look
    return Pipeline(of: sheet.computedStyle(for: node, part: part), library: library)
  }

  /// What draws an element of a style that the program has already.
  public func pipeline(of style: ComputedStyle) -> Pipeline {
    Pipeline(of: style, library: pipelineLibrary)
  }

  /// What draws the element that a selector describes, in each of its states.
  ///
  /// ```swift
  /// let button = theme.pipelines(for: ".toolbarButton")
  /// button[.highlighted]
  /// ```
  public func pipelines(for selector: String) -> StatePipelines {
    let (sheet, library) = look
    return StatePipelines(of: selector, in: sheet, library: library)
  }

  /// What of the element's `-livery-pipeline` is left out, because no step has its name, or its arguments do not fit.
  public func pipelineProblems(
    for selector: String, state: ControlState = .normal
  ) -> [PipelineProblem] {
    let (sheet, library) = look
    return sheet.resolvedPipeline(for: selector, state: state, library: library).problems
  }
}
