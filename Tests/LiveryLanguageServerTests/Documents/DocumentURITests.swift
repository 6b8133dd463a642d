// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LiveryLanguageServer

@Suite("Document addresses")
struct DocumentURITests {
  @Test(
    "A file URL has the path of its file",
    arguments: [
      ("file:///a/b.css", "/a/b.css"), ("file:///a%20b/%C3%A4.css", "/a b/ä.css"),
      ("file://localhost/a.css", "/a.css"), ("FILE:///a.css", "/a.css"),
      ("file:///100%.css", "/100%.css"),
    ])
  func path(text: String, path: String) {
    #expect(DocumentURI(text).path == path)
  }

  @Test(
    "An address without a file has no path",
    arguments: ["untitled:Untitled-1", "http://a/b.css", "file://host/a.css", "", "file://"])
  func noPath(text: String) {
    #expect(DocumentURI(text).path == nil)
  }

  @Test("Differently escaped addresses of one file are equal")
  func equality() {
    #expect(DocumentURI("file:///a/my%20theme.css") == DocumentURI(path: "/a/my theme.css"))
    #expect(DocumentURI(path: "/ä.css").text == "file:///%C3%A4.css")
  }
}
