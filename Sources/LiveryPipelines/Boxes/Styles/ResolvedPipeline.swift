// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// The pipeline that paints the box of an element, with the problems of `-livery-pipeline`.
///
/// `-livery-pipeline` is a property that lists the steps of painting, and replaces the steps that
/// the standard properties create.
public struct ResolvedPipeline: Sendable {
  /// The steps of painting, in order.
  public let pipeline: Pipeline
  /// The omitted steps of `-livery-pipeline`, each with the reason.
  public let problems: [PipelineProblem]
  /// The identity of the library that contains the steps, by which a cached pipeline is found to be
  /// valid.
  let library: PipelineLibrary.Identity

  /// The empty pipeline, for a selector that describes no element or that no rule matches.
  ///
  /// This pipeline is not cached, so its library has no effect.
  static let none = ResolvedPipeline(
    pipeline: Pipeline(), problems: [], library: PipelineLibrary.standard.identity)
}

extension ComputedStyle {
  /// Returns the pipeline of the element.
  ///
  /// The steps are those of `-livery-pipeline`. If that is not set or is `none`, they derive from
  /// the other properties. The result is computed on first use, and cached with the style. The
  /// cache holds the result for one library, so another library replaces it.
  ///
  /// - Parameter library: The steps and shapes that `-livery-pipeline` may name.
  /// - Returns: The pipeline, with the problems of `-livery-pipeline`.
  public func resolvedPipeline(library: PipelineLibrary = .standard) -> ResolvedPipeline {
    derived(where: { (cached: ResolvedPipeline) in cached.library == library.identity }) {
      BoxPipelineBuilder(self).resolvedPipeline(library: library)
    }
  }

  /// The pipeline of the element with the steps and shapes of the standard library, without the
  /// problems.
  public var pipeline: Pipeline { resolvedPipeline().pipeline }
}

extension Pipeline {
  /// Creates the pipeline of an element from its style: that of `resolvedPipeline(library:)`,
  /// without the problems.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet("badge { background: red; border-radius: 9px; padding: 2px }")
  /// let badge = StyleElement("badge")
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
