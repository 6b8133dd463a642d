// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryFormatting
import LiveryPrinting
import Testing

@Suite("The page of a gallery")
struct GalleryPageTests {
  private let picture = GalleryPage.Picture(
    files: ["pictures/a.png", "pictures/a@2x.png"], width: 40, height: 20)

  private func html(_ selector: String) -> String {
    let state = GalleryPage.State(name: "normal", light: picture, dark: picture)
    let item = GalleryPage.Item(
      selector: selector, location: "a.css:1", pipeline: "fill(red)", states: [state])
    let page = GalleryPage(title: "A & B", items: [item])
    return TextSink.text { page.html(into: &$0) }
  }

  @Test("shows both files of a picture on both grounds, with an alternative text")
  func pictures() {
    let text = html(".a")
    #expect(
      text.components(separatedBy: #"src="pictures/a.png" width="40" height="20""#).count == 3)
    #expect(
      text.components(separatedBy: #"src="pictures/a@2x.png" width="80" height="40""#).count == 3)
    #expect(text.contains(#"alt=".a, normal, on light""#))
    #expect(text.contains(#"alt=".a, normal, on dark""#))
  }

  @Test("shows no choice of grounds for a single ground and scale")
  func onePicture() {
    let picture = GalleryPage.Picture(files: ["pictures/a@3x.png"], width: 40, height: 20)
    let state = GalleryPage.State(name: "normal", light: nil, dark: picture)
    let item = GalleryPage.Item(selector: ".a", location: "", pipeline: "none", states: [state])
    let text = TextSink.text {
      GalleryPage(title: "", items: [item], scales: [3]).html(into: &$0)
    }
    #expect(text.contains("each at 3×."))
    #expect(
      text.components(separatedBy: #"src="pictures/a@3x.png" width="120" height="60""#).count == 2)
    #expect(!text.contains("on light"))
    #expect(!text.contains("<fieldset>"))
    #expect(html(".a").contains("<fieldset>"))
    #expect(html(".a").contains("each at 1× and 2×."))
  }

  @Test("escapes the text of a theme in HTML")
  func escaping() {
    let text = html(#"[title="<script>"]"#)
    #expect(text.contains("[title=&quot;&lt;script&gt;&quot;]"))
    #expect(!text.contains("<script>"))
    #expect(text.contains("<title>A &amp; B</title>"))
  }

  @Test("uses the singular for one style, and explains missing pictures")
  func counts() {
    #expect(html(".a").contains("<p>1 style in 1 state, "))
    let item = GalleryPage.Item(
      selector: ".a", location: "", pipeline: "none", states: [], note: "Nothing of <it> is seen.")
    let text = TextSink.text { GalleryPage(title: "", items: [item, item]).html(into: &$0) }
    #expect(text.contains("<p>2 styles in 0 states, "))
    #expect(text.contains(#"<p class="note">Nothing of &lt;it&gt; is seen.</p>"#))
  }

  @Test(
    "limits the size of a picture to finite numbers",
    arguments: [(1e300, 1_000_000), (.infinity, 1_000_000), (.nan, 0), (-1e300, 0)])
  func sizes(width: Double, written: Int) {
    let picture = GalleryPage.Picture(files: ["a", "b"], width: width, height: 20)
    let state = GalleryPage.State(name: "normal", light: picture, dark: picture)
    let item = GalleryPage.Item(selector: ".a", location: "", pipeline: "none", states: [state])
    let text = TextSink.text { GalleryPage(title: "", items: [item]).html(into: &$0) }
    #expect(text.contains(#"src="a" width="\#(written)" height="20""#))
  }

  @Test("uses no script and no other host")
  func selfContained() {
    let text = html(".a")
    #expect(!text.contains("<script"))
    #expect(!text.contains("http"))
    #expect(!text.contains("url("))
  }
}
