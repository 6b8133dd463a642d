// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

/// Tests for the style sheet that a text is part of.
@Suite struct URLBaseTests {
  private let base = URLBase(sheet: "app.css", name: "a/b.css", identity: "/x/a/b.css")

  @Test("omitted names are those before them")
  func names() {
    let short = URLBase(sheet: "app.css")
    #expect(short.name == "app.css")
    #expect(short.identity == "app.css")
    #expect(URLBase(sheet: "app.css", name: "b.css").identity == "b.css")
  }

  @Test("two are equal if all their names are equal")
  func equality() {
    let same = URLBase(sheet: "app.css", name: "a/b.css", identity: "/x/a/b.css")
    #expect(same == base)
    #expect(Set([same, base]).count == 1)
    for other in [
      URLBase(sheet: "brand.css", name: "a/b.css", identity: "/x/a/b.css"),
      URLBase(sheet: "app.css", name: "a/c.css", identity: "/x/a/b.css"),
      URLBase(sheet: "app.css", name: "a/b.css", identity: "/x/a/c.css"),
    ] {
      #expect(other != base)
    }
  }

  @Test("a text that becomes part of a sheet stays where it is")
  func sharing() {
    let stream = TokenStream("a { color: red }", name: "x.css")
    #expect(stream.base == nil)
    let based = stream.based(on: base)
    #expect(based.base == base)
    #expect(stream.base == nil)
    #expect(based.bytes == stream.bytes)
    #expect(based.tokens == stream.tokens)
    #expect(based.name == "x.css")
    #expect(based.elementsEqual(stream))
    #expect(based.based(on: base) === based)
    #expect(based.based(on: URLBase(sheet: "y.css")).base?.sheet == "y.css")
  }

  @Test("a text outlives the stream that it was taken from")
  func lifetime() {
    let based = TokenStream("a b c").based(on: base)
    #expect(based.text(of: 4) == "c")
  }

  @Test("a reference to a base takes eight bytes")
  func size() {
    #expect(MemoryLayout<URLBase?>.size == 8)
  }
}
