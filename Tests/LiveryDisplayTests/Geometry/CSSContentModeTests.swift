// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import Testing

@Suite("The placement of a picture by its content mode")
struct ContentModeTests {
  @Test(
    "uses both aspect ratios, unlike Three20",
    arguments: [
      (
        CSSContentMode.aspectFit, Size(200, 100), Rect(x: 0, y: 0, width: 300, height: 100),
        Rect(x: 50, y: 0, width: 200, height: 100)
      ),
      (
        .aspectFill, Size(200, 100), Rect(x: 0, y: 0, width: 300, height: 100),
        Rect(x: 0, y: -25, width: 300, height: 150)
      ),
      (
        .aspectFit, Size(100, 200), Rect(x: 0, y: 0, width: 100, height: 300),
        Rect(x: 0, y: 50, width: 100, height: 200)
      ),
      (
        .aspectFill, Size(100, 200), Rect(x: 0, y: 0, width: 100, height: 300),
        Rect(x: -25, y: 0, width: 150, height: 300)
      ),
    ])
  func aspects(mode: CSSContentMode, size: Size, rect: Rect, expected: Rect) {
    #expect(mode.frame(of: size, in: rect) == expected)
  }

  @Test("in its own size begins at a whole px, also if it is larger than the box")
  func whole() {
    let rect = Rect(x: 1, y: 2, width: 44, height: 44)
    #expect(
      CSSContentMode.center.frame(of: Size(11, 9), in: rect)
        == Rect(x: 17, y: 19, width: 11, height: 9))
    #expect(
      CSSContentMode.center.frame(of: Size(51, 60), in: rect)
        == Rect(x: -3, y: -6, width: 51, height: 60))
    #expect(
      CSSContentMode.bottomRight.frame(of: Size(51, 60), in: rect)
        == Rect(x: -6, y: -14, width: 51, height: 60))
  }

  @Test(
    "fills the box if the picture has no size",
    arguments: [Size(0, 5), Size(-1, 5), Size(.nan, 5), Size(.infinity, 5)])
  func empty(size: Size) {
    for mode in CSSContentMode.allCases {
      #expect(
        mode.frame(of: size, in: Rect(x: 1, y: 2, width: 3, height: 4))
          == Rect(x: 1, y: 2, width: 3, height: 4))
    }
  }
}
