// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// The pipelines of a control in each of its states.
///
/// ```swift
/// let button = StatePipelines(of: ".toolbarButton", in: sheet)
/// button[[.highlighted, .disabled]] == button.highlighted     // true
/// ```
///
/// The precedence of states is that of Three20: selected, highlighted, disabled, normal. A state
/// without its own rule has the pipeline of the base rule, because an element in that state also
/// matches the base rule.
public struct StatePipelines: Sendable, Hashable {
  /// The pipeline of the normal state.
  public var normal: Pipeline
  /// The pipeline of the pressed state.
  public var highlighted: Pipeline
  /// The pipeline of the selected state.
  public var selected: Pipeline
  /// The pipeline of the disabled state.
  public var disabled: Pipeline

  /// Creates the four pipelines, which default to that of the normal state.
  public init(
    normal: Pipeline, highlighted: Pipeline? = nil, selected: Pipeline? = nil,
    disabled: Pipeline? = nil
  ) {
    self.normal = normal
    self.highlighted = highlighted ?? normal
    self.selected = selected ?? normal
    self.disabled = disabled ?? normal
  }

  /// Creates the pipelines of the synthetic element that a selector describes.
  public init(
    of selector: String, in sheet: CSSStyleSheet, library: PipelineLibrary = .standard
  ) {
    func pipeline(_ state: ControlState) -> Pipeline {
      sheet.pipeline(for: selector, state: state, library: library)
    }
    self.init(
      normal: pipeline(.normal), highlighted: pipeline(.highlighted), selected: pipeline(.selected),
      disabled: pipeline(.disabled))
  }

  /// The pipeline for a state.
  public subscript(state: ControlState) -> Pipeline {
    if state.contains(.selected) { return selected }
    if state.contains(.highlighted) { return highlighted }
    return state.contains(.disabled) ? disabled : normal
  }
}
