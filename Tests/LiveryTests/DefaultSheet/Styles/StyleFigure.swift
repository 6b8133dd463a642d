// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// A style of Three20's default sheet in every state, written down from the figures of section B7 of the inventory.
///
/// It knows nothing of `default.css`: the two are compared.
struct StyleFigure: Sendable, CustomStringConvertible {
  let selector: String
  /// What draws the style in a state.
  let pipeline: @Sendable (ControlState) -> Pipeline

  /// A style that its state changes.
  init(_ selector: String, _ pipeline: @escaping @Sendable (ControlState) -> Pipeline) {
    self.selector = selector
    self.pipeline = pipeline
  }

  /// A style that looks the same in every state.
  init(_ selector: String, _ steps: any PipelineStep...) {
    let pipeline = Pipeline(steps)
    self.init(selector) { _ in pipeline }
  }

  var description: String { selector }

  /// The four states of a control and what they come to together: every set of the three bits.
  static let states = (0..<8).map { ControlState(rawValue: $0) }

  /// All of them.
  static let all = texts + surfaces + toolbars + searches + tabs + gridTabs + pictures + messages
}
