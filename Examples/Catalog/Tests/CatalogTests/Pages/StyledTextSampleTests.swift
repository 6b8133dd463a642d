// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryRendering
import Testing

@testable import Catalog

@Suite struct StyledTextSampleTests {
  @Test("the markup is valid, and all its images are set")
  func markup() {
    let text = StyledTextSample.text(Artwork(by: Renderer()))
    #expect(text.diagnostics.isEmpty)
    #expect(text.path(ofFirst: { $0.attributes["src"] != nil }) == nil)
    #expect(text.path(ofFirst: { $0.type == "img" && $0.content != nil }) != nil)
  }
}
