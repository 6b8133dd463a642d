// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

extension CSSStyleSheet {
  /// What draws the element that a selector describes.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet(".badge { background: red; border-radius: 9px }")
  /// sheet.pipeline(for: ".badge").description     // "border-box(radius 9px) background(rgb(255, 0, 0)) …"
  /// ```
  ///
  /// - Parameters:
  ///   - selector: describes the element.
  ///   - state: the state of the control that is drawn.
  ///   - library: the steps and shapes that `-livery-pipeline` may name.
  /// - Returns: the steps; none where no rule matches the element, or the selector describes none.
  public func pipeline(
    for selector: String, state: ControlState = .normal, library: PipelineLibrary = .standard
  ) -> Pipeline { resolvedPipeline(for: selector, state: state, library: library).pipeline }

  /// What draws the element that a selector describes, with what of it was left out.
  public func resolvedPipeline(
    for selector: String, state: ControlState = .normal, library: PipelineLibrary = .standard
  ) -> ResolvedPipeline {
    let style = prepare(selector, state: state).computedStyle
    return style?.resolvedPipeline(library: library) ?? .none
  }

  /// What draws a node of the program.
  public func pipeline(
    for node: some StyleNode, library: PipelineLibrary = .standard
  ) -> Pipeline { computedStyle(for: node).resolvedPipeline(library: library).pipeline }
}
