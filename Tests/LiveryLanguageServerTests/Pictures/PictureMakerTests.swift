// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import LiveryLanguageServer

@Suite("Pictures in documentation")
struct PictureMakerTests {
  @Test(
    "Base64 pads the last group",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(text: String, expected: String) {
    #expect(Base64Text(Array(text.utf8)).text == expected)
  }

  #if Rendering
    /// The signature of a PNG in base64.
    private static let signature = "data:image/png;base64,iVBORw0KGgo"

    @Test("A color, a gradient and a pipeline have pictures")
    func pictures() throws {
      let color = try #require(PictureMaker.markdown(color: CSSColor(.tomato)))
      #expect(color.hasPrefix("![rgb(255, 99, 71)](\(Self.signature)"))
      for declarations in [
        "background: linear-gradient(red, blue)", "-livery-pipeline: shape(capsule) fill(red)",
      ] {
        let picture = try #require(PictureMaker.markdown(declarations: declarations))
        #expect(picture.hasPrefix("![](\(Self.signature)"))
      }
    }

    @Test("A translucent color differs from an opaque one")
    func translucent() {
      let opaque = PictureMaker.markdown(color: CSSColor(red: 1, green: 0, blue: 0))
      let clear = PictureMaker.markdown(color: CSSColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      #expect(opaque?.split(separator: "(").last != clear?.split(separator: "(").last)
    }

    @Test("Long declarations, large boxes and rules without a picture have none")
    func limits() {
      let long = String(repeating: "opacity: 1;", count: 1000)
      #expect(PictureMaker.markdown(declarations: "background: red;" + long) == nil)
      #expect(PictureMaker.markdown(declarations: "background: red", size: (1e4, 1e4)) == nil)
      #expect(PictureMaker.markdown(declarations: "} b { color: red") == nil)
    }

    @Test("Many shadows are drawn within the limits")
    func manyShadows() {
      let shadows = Array(repeating: "0 0 500px 500px red", count: 180).joined(separator: ",")
      let time = ContinuousClock().measure {
        _ = PictureMaker.markdown(declarations: "background: red; box-shadow: \(shadows)")
      }
      #expect(time < .seconds(2))
    }
  #else
    @Test("Without drawing there are no pictures")
    func none() { #expect(PictureMaker.markdown(color: CSSColor(.tomato)) == nil) }
  #endif
}
