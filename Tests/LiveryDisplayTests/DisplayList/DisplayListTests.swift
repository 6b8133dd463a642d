// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import Testing

@Suite("A display list")
struct DisplayListTests {
  private let box = DisplayCommand.fill(Path(Rect(x: 0, y: 0, width: 4, height: 4)), .color(.black))

  @Test("closes groups that an appended list left open, but not its own")
  func addsOpenLists() {
    var open = DisplayList()
    open.add(.group(DisplayGroup(opacity: 0.5)))
    open.add(box)
    var list = DisplayList()
    list.add(.clip(Path(Rect(x: 0, y: 0, width: 9, height: 9))))
    list.add(open)
    list.add(box)
    list.add(.end)
    list.add(.end)
    #expect(
      list.commands == [
        .clip(Path(Rect(x: 0, y: 0, width: 9, height: 9))), .group(DisplayGroup(opacity: 0.5)), box,
        .end, box, .end,
      ])
  }

  @Test("drops unmatched ends and empty groups")
  func ends() {
    var list = DisplayList()
    list.add(.end)
    list.add(.clip(Path(Rect(x: 0, y: 0, width: 9, height: 9))))
    list.add(.end)
    list.add(.group(DisplayGroup(compositing: .sourceIn)))
    list.add(.end)
    #expect(list.commands == [.group(DisplayGroup(compositing: .sourceIn)), .end])
  }

  @Test("has bounds that include the entire box of a text")
  func textBounds() throws {
    var list = DisplayList()
    let block = TextBlock("Ag", font: CSSFont(families: [], size: 10), alignment: .right)
    list.add(.text(DisplayText(block, width: 80, color: .black), at: Point(5, 2)))
    let bounds = try #require(list.bounds(measuring: UniformTextMeasuring()))
    #expect(bounds.minX == 5 && bounds.maxX == 85)
  }
}
