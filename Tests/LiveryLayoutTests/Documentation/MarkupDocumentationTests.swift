// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import Testing

/// The examples of markup in doc comments, with the results that they show.
@Suite struct MarkupDocumentationTests {
  @Test("styled texts")
  func styledTexts() {
    let text = StyledText(markup: "Read <b>this</b>: https://example.org/a.")
    #expect(text.plainText == "Read this: https://example.org/a.")
    #expect(text.root.children.count == 5)
  }

  @Test("links")
  func links() {
    let addresses =
      LinkDetector().links(in: "See (www.example.org/a_(b)).").map(\.address)
    #expect(addresses == ["http://www.example.org/a_(b)"])
  }

  @Test("paths")
  func paths() {
    let path: NodePath = [0, 2]
    #expect(path.parent == [0])
  }
}
