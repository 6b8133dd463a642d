// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryLayout

/// Text measures for 10px text: letters are 5px wide, and lines are 12px high.
let uniform = MeasurementContext(text: UniformTextMeasuring(), images: TestImages())

/// Images with the size in their name, such as `20x10.png`.
struct TestImages: ImageMeasuring {
  func size(of source: ImageSource) -> Size? {
    guard case .url(let url) = source else { return nil }
    let sides = url.address.split(separator: ".")[0].split(separator: "x").compactMap { Double($0) }
    return sides.count == 2 ? Size(sides[0], sides[1]) : nil
  }
}

/// A sheet with the `display` values of HTML elements.
let basics = """
  body { font: 10px sans-serif }
  root, div, p, ul, li { display: block }
  li { display: list-item }
  .flex { display: flex } .grid { display: grid } .button { display: inline-block }
  """

/// Returns the layout of an element in a sheet.
func layoutOf(
  _ css: String, _ element: LayoutElement, width: Double? = 100, height: Double? = nil
) -> BoxLayout {
  BoxTree(element, in: CSSStyleSheet(basics + css))
    .layout(width: width, height: height, measuring: uniform)
}

/// Returns an element with children.
func element(
  _ type: String, _ name: String = "", _ children: [LayoutNode] = []
) -> LayoutElement {
  LayoutElement(
    type, classes: name.isEmpty ? [] : name.split(separator: " ").map(String.init), children)
}

/// Returns a child element.
func child(_ type: String, _ name: String = "", _ children: [LayoutNode] = []) -> LayoutNode {
  .element(element(type, name, children))
}
