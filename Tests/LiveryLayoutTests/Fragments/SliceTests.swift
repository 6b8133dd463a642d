// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryLayout
import Testing

/// A broken inline box is painted as a whole, and clipped at its breaks.
@Suite struct SliceTests {
  private let text = element("root", "", [child("a", "", [.text("this link goes")])])

  /// Returns the clips and the color fills of a layout, in painting order.
  private func boxes(_ layout: BoxLayout) -> [(name: String, box: Rect)] {
    layout.displayList().commands.compactMap { command in
      switch command {
      case .clip(let path, _): ("clip", path.bounds)
      case .fill(let path, .color, _): ("fill", path.bounds)
      case .text: ("text", .zero)
      case .end: ("end", .zero)
      default: nil
      }
    }
  }

  @Test("each fragment shows its part of the box without clipping glyphs")
  func pieces() {
    let layout = layoutOf("a { background: red; border-radius: 4px }", text, width: 50)
    let boxes = boxes(layout)
    #expect(
      boxes.map(\.name) == [
        "clip", "fill", "end", "text", "clip", "fill", "end", "text",
      ])
    let fills = boxes.filter { $0.name == "fill" }.map(\.box)
    #expect(
      fills == [
        Rect(x: 0, y: 0, width: 65, height: 12), Rect(x: -45, y: 12, width: 65, height: 12),
      ])
    let clips = boxes.filter { $0.name == "clip" }.map(\.box)
    #expect(clips.map(\.maxX) == [45, 220])
    #expect(clips.map(\.minX) == [-200, 0])
  }

  @Test("does not slice a box on one line")
  func whole() {
    let layout = layoutOf("a { background: red }", text, width: 100)
    #expect(boxes(layout).map(\.name) == ["fill", "text"])
  }

  @Test("draws the border only at the first and last edges")
  func border() {
    let layout = layoutOf("a { border: 2px solid red; padding: 0 3px }", text, width: 60)
    #expect(layout.frames(of: 1).map(\.width) == [50, 25])
    let clips = boxes(layout).filter { $0.name == "clip" }.map(\.box)
    #expect(clips.map(\.maxX) == [50, 225])
  }

  @Test("right-to-left text continues at the left")
  func rightToLeft() {
    let text = element(
      "root", "", [child("a", "", [.text("\u{5D0}\u{5D0}\u{5D0} \u{5D1}\u{5D1}")])])
    let layout = layoutOf("root { direction: rtl } a { background: red }", text, width: 20)
    let fills = boxes(layout).filter { $0.name == "fill" }.map(\.box)
    let frames = layout.frames(of: 1)
    #expect(frames.count == 2)
    // The first line shows the right end of the box, and the second line the left end.
    #expect(fills.map(\.maxX)[0] == frames[0].maxX)
    #expect(fills.map(\.minX)[1] == frames[1].minX)
    #expect(Set(fills.map(\.width)) == [frames[0].width + frames[1].width])
  }

  @Test("clips glyphs with their box in a group")
  func group() {
    let layout = layoutOf("a { background: red; opacity: 0.5 }", text, width: 50)
    #expect(
      boxes(layout).map(\.name) == [
        "clip", "fill", "text", "end", "end", "clip", "fill", "text", "end", "end",
      ])
  }
}
