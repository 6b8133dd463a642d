// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines
import LiveryRendering

@testable import Catalog

/// A page of controls in harbor without a window, and a simulated pointer and keyboard.
final class ControlsPageDriver {
  var page: ControlsPage
  private let context: PageContext

  init(_ page: ControlsPage, over base: CatalogTheme.Base = .harbor) {
    let theme = Theme(catalogOver: base)
    let renderer = Renderer()
    context = PageContext(
      theme: theme, pipelines: PipelineCache(theme), measuring: renderer.measuring,
      artwork: Artwork(by: renderer), base: base, isFocused: true, viewport: Size(784, 640),
      offset: 0, time: .zero)
    self.page = page
    draw()
  }

  /// Draws the page, and returns its drawing.
  @discardableResult
  func draw() -> PageDrawing { page.drawing(in: context) }

  /// Returns the first control with a name.
  func control(_ name: String) -> Control? { page.controls.controls.first { $0.name == name } }

  /// The name of the control with the keyboard focus.
  var focused: String? { page.controls.focused.map { page.controls.controls[$0].name } }

  /// Returns the states of the first control with a name, as of the last drawing.
  func states(_ name: String) -> [String] {
    guard let control = control(name), let index = page.controls.index(of: control.id) else {
      return []
    }
    return page.controls.states(at: index, isFocusShown: true)
  }

  /// Returns the box of the first control with a name.
  func frame(_ name: String) -> Rect {
    control(name).flatMap { page.view.frame(of: $0.id) } ?? .zero
  }

  @discardableResult
  func handle(_ event: PageEvent) -> PageResponse {
    let response = page.handle(event, in: context)
    if response.contains(.redraw) { draw() }
    return response
  }

  func click(_ point: Point) {
    handle(.moved(point))
    handle(.pressed(point))
    handle(.released(point))
  }

  /// Clicks the center of a control.
  func click(_ name: String) { click(frame(name).center) }

  /// Presses keys by their names.
  func keys(_ names: String...) {
    for name in names { handle(.key(Key(name: name, text: name.count == 1 ? name : nil))) }
  }
}
