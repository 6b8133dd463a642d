// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Foundation
import LiveryFormatting
import LiveryGalleryResources
import LiveryPrinting
import Testing

@Suite("The page of a gallery")
struct GalleryPageTests {
  private let picture = GalleryPage.Picture(name: "pictures/a", width: 40, height: 20)

  private func item(
    _ selector: String, _ kind: StatelessSelector.Kind = .class, file: String = "a.css",
    section: String? = nil, states: [String] = ["normal"], note: String? = nil
  ) -> GalleryPage.Item {
    GalleryPage.Item(
      selector: selector, kind: kind,
      location: GalleryPage.Location(file: file, line: 1, section: section),
      pipeline: "shape(capsule) fill(red)",
      states: states.map { GalleryPage.State(name: $0, light: picture, dark: picture) }, note: note)
  }

  private func html(_ items: GalleryPage.Item..., scales: [Double] = [1, 2]) -> String {
    let page = GalleryPage(title: "A & B", items: items, scales: scales)
    return TextSink.text { page.html(from: GalleryResources.page, into: &$0) }
  }

  @Test("shows the picture of each color scheme at the first scale, with an alternative text")
  func pictures() {
    let text = html(item(".a"))
    for scheme in ["light", "dark"] {
      let image = """
        <img class="\(scheme)" src="pictures/a.png" alt=".a, normal, \(scheme)" loading="lazy">
        """
      #expect(text.components(separatedBy: image).count == 2)
    }
    #expect(text.contains(#"style="--w:40;--h:20;--n:2""#))
    #expect(text.contains(#"data-schemes="light dark" data-scales="1 2""#))
    #expect(picture.file(at: 2) == "pictures/a@2x.png")
    #expect(picture.file(at: 1.5) == "pictures/a@1.5x.png")
  }

  @Test("names only the schemes and scales that are drawn")
  func onePicture() {
    var item = item(".a")
    item.states = [GalleryPage.State(name: "normal", light: nil, dark: picture)]
    let text = html(item, scales: [3])
    #expect(text.contains("each at 3×"))
    #expect(text.contains(#"data-schemes="dark" data-scales="3""#))
    #expect(text.contains(#"src="pictures/a@3x.png""#))
    #expect(!text.contains("normal, light"))
    #expect(html(self.item(".a")).contains("each at 1× and 2×"))
  }

  @Test("escapes the texts of a theme in HTML")
  func escaping() {
    let hostile = #""'></noscript><script>alert(1)</script>"#
    var item = item(
      hostile, .type(hostile), file: hostile, section: hostile, states: ["normal", hostile],
      note: hostile)
    item.location.reference = "javascript%3Aalert/" + hostile
    item.pipeline = hostile
    let text = html(item)
    #expect(text.contains("&quot;'&gt;&lt;/noscript&gt;&lt;script&gt;"))
    #expect(!text.contains("<script>"))
    #expect(text.components(separatedBy: "<script").count == 2)
    // Each cell ends its own element, and no text does.
    #expect(
      text.components(separatedBy: "</noscript>").count
        == text.components(separatedBy: "<noscript>").count)
    #expect(text.contains("<title>A &amp; B</title>"))
    #expect(html(self.item("\u{1B}\0")).contains("<code>\u{FFFD}\u{FFFD}</code>"))
  }

  @Test("uses the singular for one style, and explains missing pictures")
  func counts() {
    #expect(html(item(".a")).contains("1 style in 1 state, "))
    let invisible = item(".a", states: [], note: "Nothing of <it> is seen.")
    let text = html(invisible, invisible)
    #expect(text.contains("2 styles in 0 states, "))
    #expect(text.contains(#"<p class="count" role="status">2 styles</p>"#))
    #expect(
      text.contains(#"<td class="invisible" colspan="4">Nothing of &lt;it&gt; is seen.</td>"#))
  }

  @Test("has a column for each control state, and for the focus if a style has it")
  func columns() {
    let control = ["normal", "highlighted", "selected", "disabled"]
    let text = html(
      item(".a", states: control + ["new"]), item(".b", states: control + ["focused"]))
    let columns = text.matches(of: #/<th scope="col">([^<]*)<\/th>/#).map { String($0.1) }
    #expect(columns == ["Style"] + control + ["focused"])
    #expect(text.contains("--all-columns: 5"))
    // The first style has no focus, so its own state has a cell after an empty one.
    #expect(text.contains("<td></td>\n<td class=\"state\"><span class=\"label\">new</span>"))
    #expect(!html(item(".a", states: control)).contains("focused"))
    let undrawn = html(item(".a", states: ["normal"], note: "disabled is not drawn"))
    #expect(
      undrawn.components(separatedBy: #"<td class="state undrawn">"#).count == control.count)
    #expect(undrawn.contains(#"<p class="note">disabled is not drawn</p>"#))
  }

  @Test("groups the styles by file and section, and by type")
  func groups() throws {
    let text = html(
      item("toolbar", .type("toolbar"), section: "Bars"), item(".a", section: "Bars"),
      item("#x", .other), item("badge", .type("badge"), file: "b.css"))
    let groups = text.matches(
      of: #/data-group="([^"]+)" data-name="([^"]+)".*?number">(\d+)</#
    ).map { "\($0.1) \($0.2) \($0.3)" }
    #expect(
      groups == [
        "f1 a.css 3", "s1 Bars 2", "f2 b.css 1", "types Element types 2", "t1 badge 1",
        "t2 toolbar 1", "classes Classes 1", "others Other selectors 1",
      ])
    let bodies = text.matches(of: #/<tbody id="(\w+)" data-file="(\w+)">/#)
      .map { "\($0.1) \($0.2)" }
    #expect(bodies == ["s1 f1", "s2 f1", "s3 f2"])
    let rows = text.matches(of: #/<tr class="row" data-type="(\w+)"/#).map { String($0.1) }
    #expect(rows == ["t2", "classes", "others", "t1"])
  }

  @Test("links to the line of a file, and does not link to a built-in sheet")
  func locations() {
    var linked = item(".a")
    linked.location = GalleryPage.Location(file: "a b.css", line: 7, reference: "../a%20b.css")
    #expect(
      html(linked).contains(
        #"<a class="place" href="../a%20b.css#L7" title="Open the style sheet">a b.css:7</a>"#))
    #expect(html(item(".a")).contains(#"<span class="place">a.css:1</span>"#))
  }

  @Test("shows the moments of a transition below the states")
  func strips() {
    var moving = item(".a")
    let moments = ["0 %", "100 %"].map {
      GalleryPage.State(name: $0, light: picture, dark: nil)
    }
    moving.strips = [GalleryPage.Strip(name: "normal → <b>, 200ms", moments: moments)]
    let text = html(moving)
    #expect(text.contains(#"style="--w:40;--h:20;--n:2;--strips:1;--strip-h:20""#))
    #expect(
      text.contains(
        #"<td class="strip" style="--w:40;--h:20"><p>normal → &lt;b&gt;, 200ms</p><div class="moments">"#
      ))
    #expect(
      text.contains(
        """
        <div class="state"><span class="label">100 %</span><noscript>\
        <img class="light" src="pictures/a.png" alt=".a, normal → &lt;b&gt;, 200ms, 100 %, light" \
        loading="lazy"></noscript></div>
        """))
    #expect(!html(item(".a")).contains("strip"))
  }

  @Test("has the formatted rule of a style")
  func rule() {
    #expect(
      html(item(".a")).contains(
        """
        <pre tabindex="0">.a {
          -livery-pipeline: shape(capsule) fill(red);
        }
        </pre>
        """))
  }

  @Test(
    "limits the size of a picture to finite numbers",
    arguments: [(1e300, 1_000_000), (.infinity, 1_000_000), (.nan, 0), (-1e300, 0), (1.5, 2)])
  func sizes(width: Double, written: Int) {
    var item = item(".a")
    let picture = GalleryPage.Picture(name: "a", width: width, height: 20)
    item.states = [GalleryPage.State(name: "normal", light: picture, dark: nil)]
    #expect(html(item).contains(#"style="--w:\#(written);--h:20;"#))
  }

  @Test("has the grounds of the theme, in both schemes")
  func grounds() {
    let page = GalleryPage(
      title: "", items: [item(".a")], lightGround: "rgb(1, 2, 3)", darkGround: "rgb(4, 5, 6)")
    let text = TextSink.text { page.html(from: GalleryResources.page, into: &$0) }
    #expect(text.contains("--light-page: rgb(1, 2, 3); --dark-page: rgb(4, 5, 6)"))
    #expect(!html(item(".a")).contains("-page:"))
  }

  @Test("needs no other host, no module and no inline script")
  func selfContained() {
    let text = html(item(".a"))
    #expect(!text.contains("{{"))
    #expect(text.contains("default-src 'none'"))
    #expect(text.contains(#"<script src="gallery.js" defer></script>"#))
    for part in [text, GalleryResources.styleSheet, GalleryResources.script] {
      #expect(!part.contains("://"))
      #expect(!part.contains("url("))
      #expect(!part.contains("fetch("))
      #expect(!part.contains("\nimport "))
    }
  }
}
