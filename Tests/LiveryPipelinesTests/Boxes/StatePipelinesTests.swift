// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("Pipelines of states")
struct StatePipelinesTests {
  private let sheet = CSSStyleSheet(
    ".a { background: red } .a:disabled { background: gray } .a:hover { background: lime } "
      + ".a:checked { background: blue }")

  @Test(
    "selected precedes highlighted, which precedes disabled",
    arguments: [
      (ControlState.normal, RGBA(red: 1, green: 0, blue: 0)),
      (ControlState.highlighted, RGBA(red: 0, green: 1, blue: 0)),
      (ControlState.selected, RGBA(red: 0, green: 0, blue: 1)),
      (ControlState.disabled, RGBA(red: 128 / 255, green: 128 / 255, blue: 128 / 255)),
      (ControlState.focused, RGBA(red: 1, green: 0, blue: 0)),
      (ControlState([.selected, .highlighted, .disabled]), RGBA(red: 0, green: 0, blue: 1)),
      (ControlState([.highlighted, .disabled]), RGBA(red: 0, green: 1, blue: 0)),
    ])
  func priority(state: ControlState, color: RGBA) {
    let pipelines = StatePipelines(of: ".a", in: sheet)
    #expect(pipelines[state].first(BackgroundStep.self)?.color == color)
  }

  @Test("a state without a pipeline uses the normal one")
  func fallback() {
    let pipelines = StatePipelines(normal: Pipeline([SolidFill(.black)]))
    #expect(pipelines[.selected] == pipelines.normal)
    #expect(pipelines[.disabled] == pipelines.normal)
  }
}
