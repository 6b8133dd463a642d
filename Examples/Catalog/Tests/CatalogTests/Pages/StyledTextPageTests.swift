// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines
import LiveryRendering
import Testing

@testable import Catalog

@Suite struct StyledTextPageTests {
  private func context(width: Double) -> PageContext {
    let theme = Theme(catalogOver: .three20)
    let renderer = Renderer()
    return PageContext(
      theme: theme, pipelines: PipelineCache(theme), measuring: renderer.measuring,
      artwork: Artwork(by: renderer), base: .three20, isFocused: false, viewport: Size(width, 640),
      offset: 0, time: .zero)
  }

  @Test("lays out the text at the width of the viewport")
  func width() {
    var page = StyledTextPage()
    let wide = page.drawing(in: context(width: 780)).height
    let narrow = page.drawing(in: context(width: 340)).height
    #expect(narrow > wide + 100)
    #expect(page.drawing(in: context(width: 780)).height == wide)
  }

  @Test("a click on a link needs no drawing between its events")
  func linkClick() {
    let context = context(width: 780)
    var page = StyledTextPage()
    _ = page.drawing(in: context)
    let points = (0..<120).flatMap { y in (0..<70).map { Point(Double($0) * 10, Double(y)) } }
    let links = points.filter { page.handle(.moved($0), in: context) == .redraw }
    #expect(links.isEmpty == false)
    guard let link = links.first else { return }
    _ = page.handle(.moved(link), in: context)
    _ = page.handle(.pressed(link), in: context)
    #expect(page.handle(.released(link), in: context) == .redraw)
    #expect(page.clicked?.contains("://") == true)
  }
}
