// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// What draws a control in each of its states.
///
/// ```swift
/// let button = StatePipelines(of: ".toolbarButton", in: sheet)
/// button[[.highlighted, .disabled]] == button.highlighted     // true
/// ```
///
/// The order in which states count is that of Three20: selected, highlighted, disabled, normal. A state without a rule of its
/// own has the pipeline of the base rule, because an element in that state matches it as well.
public struct StatePipelines: Sendable, Hashable {
  /// What draws the control in no state.
  public var normal: Pipeline
  /// What draws it pressed.
  public var highlighted: Pipeline
  /// What draws it chosen.
  public var selected: Pipeline
  /// What draws it when it is not to be used.
  public var disabled: Pipeline

  /// Four pipelines; those that are left out are as in no state.
  public init(
    normal: Pipeline, highlighted: Pipeline? = nil, selected: Pipeline? = nil,
    disabled: Pipeline? = nil
  ) {
    self.normal = normal
    self.highlighted = highlighted ?? normal
    self.selected = selected ?? normal
    self.disabled = disabled ?? normal
  }

  /// The pipelines of the element that a selector describes.
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

  /// What draws the control in a state.
  public subscript(state: ControlState) -> Pipeline {
    if state.contains(.selected) { return selected }
    if state.contains(.highlighted) { return highlighted }
    return state.contains(.disabled) ? disabled : normal
  }
}
