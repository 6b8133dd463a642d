// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSValues

extension CSSStyleSheet {
  /// Returns the pipeline of the synthetic element that a selector describes.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet(".badge { background: red; border-radius: 9px }")
  /// sheet.pipeline(for: ".badge").description     // "border-box(radius 9px) background(rgb(255, 0, 0)) …"
  /// ```
  ///
  /// - Parameters:
  ///   - selector: The selector that describes the element.
  ///   - state: The control state to draw.
  ///   - library: The steps and shapes that `-livery-pipeline` may name.
  /// - Returns: The pipeline, which is empty if no rule matches or the selector describes no
  ///   element.
  public func pipeline(
    for selector: String, state: ControlState = .normal, library: PipelineLibrary = .standard
  ) -> Pipeline { resolvedPipeline(for: selector, state: state, library: library).pipeline }

  /// Returns the pipeline of a synthetic element, with the problems of `-livery-pipeline`.
  public func resolvedPipeline(
    for selector: String, state: ControlState = .normal, library: PipelineLibrary = .standard
  ) -> ResolvedPipeline {
    let style = prepare(selector, state: state).computedStyle
    return style?.resolvedPipeline(library: library) ?? .none
  }

  /// Returns the pipeline of a node of the program.
  public func pipeline(
    for node: some StyleNode, library: PipelineLibrary = .standard
  ) -> Pipeline { computedStyle(for: node).resolvedPipeline(library: library).pipeline }
}

extension PreparedSelector {
  /// Whether the picture of a button is above its text.
  package var stacksPicture: Bool {
    [.keyword(.column), .keyword(.columnReverse)].contains(css(.flexDirection))
  }
}
