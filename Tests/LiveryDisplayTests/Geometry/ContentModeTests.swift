// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import Testing

@Suite("Where a content mode puts a picture")
struct ContentModeTests {
  @Test(
    "is decided by both ratios, where Three20 asks only whether the picture is wider than high",
    arguments: [
      (ContentMode.aspectFit, Size(200, 100), Rect(0, 0, 300, 100), Rect(50, 0, 200, 100)),
      (.aspectFill, Size(200, 100), Rect(0, 0, 300, 100), Rect(0, -25, 300, 150)),
      (.aspectFit, Size(100, 200), Rect(0, 0, 100, 300), Rect(0, 50, 100, 200)),
      (.aspectFill, Size(100, 200), Rect(0, 0, 100, 300), Rect(-25, 0, 150, 300)),
    ])
  func aspects(mode: ContentMode, size: Size, rect: Rect, expected: Rect) {
    #expect(mode.frame(of: size, in: rect) == expected)
  }

  @Test("in its own size begins at a whole px, also where it is larger than the box")
  func whole() {
    let rect = Rect(1, 2, 44, 44)
    #expect(ContentMode.center.frame(of: Size(11, 9), in: rect) == Rect(17, 19, 11, 9))
    #expect(ContentMode.center.frame(of: Size(51, 60), in: rect) == Rect(-3, -6, 51, 60))
    #expect(ContentMode.bottomRight.frame(of: Size(51, 60), in: rect) == Rect(-6, -14, 51, 60))
  }

  @Test(
    "is all of the box where the picture has no size",
    arguments: [Size(0, 5), Size(-1, 5), Size(.nan, 5), Size(.infinity, 5)])
  func empty(size: Size) {
    for mode in ContentMode.allCases {
      #expect(mode.frame(of: size, in: Rect(1, 2, 3, 4)) == Rect(1, 2, 3, 4))
    }
  }
}
