// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// The pipeline of an element, with the problems of `-livery-pipeline`.
public struct ResolvedPipeline: Sendable {
  /// The steps.
  public let pipeline: Pipeline
  /// The steps of `-livery-pipeline` that were omitted, with the reasons.
  public let problems: [PipelineProblem]
  /// The library that contains the steps.
  let library: PipelineLibrary.Identity

  /// The empty pipeline, for an element without matching rules.
  static let none = ResolvedPipeline(
    pipeline: Pipeline(), problems: [], library: PipelineLibrary.standard.identity)
}

extension ComputedStyle {
  /// Returns the pipeline of the element.
  ///
  /// The steps are those of `-livery-pipeline`, or derive from the other properties if that is not
  /// set. The result is computed on first use, and cached with the style.
  ///
  /// - Parameter library: The steps and shapes that `-livery-pipeline` may name.
  /// - Returns: The pipeline, with the problems of `-livery-pipeline`.
  public func resolvedPipeline(library: PipelineLibrary = .standard) -> ResolvedPipeline {
    derived(where: { (cached: ResolvedPipeline) in cached.library == library.identity }) {
      BoxPipelineBuilder(self).resolvedPipeline(library: library)
    }
  }

  /// The pipeline of the element, without the problems.
  public var pipeline: Pipeline { resolvedPipeline().pipeline }
}

extension Pipeline {
  /// Creates the pipeline of an element from its style.
  ///
  /// ```swift
  /// // badge { background: red; border-radius: 9px; padding: 2px }
  /// let style = sheet.computedStyle(for: StylePath(badge))
  /// Pipeline(of: style).description
  /// // "border-box(padding 2px radius 9px) background(rgb(255, 0, 0)) …"
  /// ```
  ///
  /// - Parameters:
  ///   - style: The style of the element.
  ///   - library: The steps and shapes that `-livery-pipeline` may name.
  public init(of style: ComputedStyle, library: PipelineLibrary = .standard) {
    self = style.resolvedPipeline(library: library).pipeline
  }
}
