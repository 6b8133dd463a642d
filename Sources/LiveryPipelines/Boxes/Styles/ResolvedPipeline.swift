// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// What draws an element of a style, with what of it was left out.
public struct ResolvedPipeline: Sendable {
  /// The steps.
  public let pipeline: Pipeline
  /// What of `-livery-pipeline` was left out.
  public let problems: [PipelineProblem]
  /// The library that the steps were looked up in.
  let library: PipelineLibrary.Identity

  /// Nothing, for an element that no rule matches.
  static let none = ResolvedPipeline(
    pipeline: Pipeline(), problems: [], library: PipelineLibrary.standard.identity)
}

extension ComputedStyle {
  /// What draws the element: the steps of `-livery-pipeline`, or where there are none those that its other properties make.
  ///
  /// It is worked out by the first who asks, and kept with the style.
  ///
  /// - Parameter library: the steps and shapes that `-livery-pipeline` may name.
  /// - Returns: the steps, and what of `-livery-pipeline` was left out.
  public func resolvedPipeline(library: PipelineLibrary = .standard) -> ResolvedPipeline {
    derived(where: { (kept: ResolvedPipeline) in kept.library == library.identity }) {
      StyleReader(self).resolvedPipeline(library: library)
    }
  }

  /// What draws the element, without the problems.
  public var pipeline: Pipeline { resolvedPipeline().pipeline }
}

extension Pipeline {
  /// What draws an element of a style.
  ///
  /// ```swift
  /// // badge { background: red; border-radius: 9px; padding: 2px }
  /// let style = sheet.computedStyle(for: StylePath(badge))
  /// Pipeline(of: style).description
  /// // "border-box(padding 2px radius 9px) background(rgb(255, 0, 0)) …"
  /// ```
  ///
  /// - Parameters:
  ///   - style: the style of the element.
  ///   - library: the steps and shapes that `-livery-pipeline` may name.
  public init(of style: ComputedStyle, library: PipelineLibrary = .standard) {
    self = style.resolvedPipeline(library: library).pipeline
  }
}
