// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// A style of Three20's default style sheet in every state, transcribed from its code.
///
/// The article "Coming from Three20" describes the styles as pipelines.
///
/// The transcription is independent of `default.css`, with which it is compared.
struct StyleFigure: Sendable, CustomStringConvertible {
  let selector: String
  /// Returns the pipeline of the style in a state.
  let pipeline: @Sendable (ControlState) -> Pipeline

  /// Creates a style that depends on its state.
  init(_ selector: String, _ pipeline: @escaping @Sendable (ControlState) -> Pipeline) {
    self.selector = selector
    self.pipeline = pipeline
  }

  /// Creates a style that is equal in every state.
  init(_ selector: String, _ steps: any PipelineStep...) {
    let pipeline = Pipeline(steps)
    self.init(selector) { _ in pipeline }
  }

  var description: String { selector }

  /// All combinations of three control states.
  static let states = (0..<8).map { ControlState(rawValue: $0) }

  /// The styles of all groups.
  static let all = texts + surfaces + toolbars + searches + tabs + gridTabs + pictures + messages
}
