// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryLayout
import Testing

@Suite struct ImageArrivalTests {
  /// Images that are all available.
  private struct Arrived: ImageMeasuring {
    func size(of source: ImageSource) -> Size? { Size(40, 30) }
  }

  private let later = ImageSource.url(URLValue("later.png"))
  private let arrived = MeasurementContext(text: UniformTextMeasuring(), images: Arrived())

  @Test("a picture takes space once it has loaded")
  func arrival() {
    let image = LayoutElement("img", content: .image(later))
    let boxes = BoxTree(
      element("root", "", [.text("a"), .element(image), .element(image)]),
      in: CSSStyleSheet(basics))
    let before = boxes.layout(width: 100, measuring: uniform)
    #expect(boxes.images == [later])
    #expect(before.missingImages == [later])
    #expect(before.frame(of: 1)?.size == .zero)
    #expect(before.size.height < 13)
    let after = boxes.layout(width: 100, measuring: arrived)
    #expect(after.missingImages.isEmpty)
    #expect(after.frame(of: 2)?.size == Size(40, 30))
    #expect(after.size.height >= 30)
  }

  @Test("attributes reserve space for a loading picture")
  func attributes() {
    var image = LayoutElement("img", content: .image(later))
    image.attributes = ["width": "20", "height": "10"]
    let boxes = BoxTree(element("root", "", [.element(image)]), in: CSSStyleSheet(basics))
    #expect(boxes.layout(width: 100, measuring: uniform).frame(of: 1)?.size == Size(20, 10))
    #expect(boxes.layout(width: 100, measuring: arrived).frame(of: 1)?.size == Size(20, 10))
    image.attributes = ["width": "20", "height": "none"]
    let half = BoxTree(element("root", "", [.element(image)]), in: CSSStyleSheet(basics))
    #expect(half.layout(width: 100, measuring: uniform).frame(of: 1)?.size == Size(20, 0))
    #expect(half.layout(width: 100, measuring: arrived).frame(of: 1)?.size == Size(20, 15))
  }
}
