// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout
import Testing

/// The arrangements of Three20's layout kit, "Layouts", without its faults.
@Suite struct ArrangementTests {
  @Test("a view wraps exactly if it does not fit")
  func flow() {
    let flow = FlowArrangement(padding: 10, spacing: 5)
    let sizes = [Size(45, 20), Size(50, 20), Size(30, 10)]
    let placed = flow.frames(of: sizes, in: 120)
    #expect(
      placed.frames == [
        Rect(x: 10, y: 10, width: 45, height: 20), Rect(x: 60, y: 10, width: 50, height: 20),
        Rect(x: 10, y: 35, width: 30, height: 10),
      ])
    #expect(placed.size == Size(120, 55))
    #expect(flow.frames(of: sizes, in: 119).frames[1] == Rect(x: 10, y: 35, width: 50, height: 20))
  }

  @Test("a row has the height of its highest view, without spacing after the last")
  func flowRows() {
    let flow = FlowArrangement(spacing: 5)
    let placed = flow.frames(of: [Size(20, 30), Size(20, 10), Size(20, 10)], in: 50)
    #expect(placed.frames.map(\.minY) == [0, 0, 35])
    #expect(placed.size == Size(45, 45))
    #expect(flow.frames(of: [], in: 50).size == .zero)
    #expect(FlowArrangement(padding: 3).frames(of: [], in: 50).size == Size(6, 6))
    #expect(flow.frames(of: [Size(80, 10), Size(80, 10)], in: 50).frames.map(\.minY) == [0, 15])
  }

  @Test("columns share the space without spacing and padding")
  func grid() {
    let grid = GridArrangement(columnCount: 2, padding: 10, spacing: 4)
    var widths: [Double] = []
    let placed = grid.frames(count: 3, in: 124) { index, width in
      widths.append(width)
      return Size(width, index == 0 ? 30 : 10)
    }
    #expect(widths == [50, 50, 50])
    #expect(
      placed.frames == [
        Rect(x: 10, y: 10, width: 50, height: 30), Rect(x: 64, y: 10, width: 50, height: 10),
        Rect(x: 10, y: 44, width: 50, height: 10),
      ])
    #expect(placed.size == Size(124, 64))
    #expect(GridArrangement(columnCount: 0).frames(of: [Size(5, 5)], in: 20).frames[0].width == 20)
  }

  @Test(
    "a stack is placed by its alignment",
    arguments: [
      (StackArrangement.Alignment.start, 0.0, 20.0), (.center, 40, 20), (.end, 80, 20),
      (.fill, 0, 100),
    ])
  func stack(alignment: StackArrangement.Alignment, x: Double, width: Double) {
    let stack = StackArrangement(spacing: 5, alignment: alignment)
    let placed = stack.frames(of: [Size(20, 10), Size(100, 10)], in: 100)
    #expect(
      placed.frames == [
        Rect(x: x, y: 0, width: width, height: 10), Rect(x: 0, y: 15, width: 100, height: 10),
      ])
    #expect(placed.size == Size(100, 25))
    let row = StackArrangement(axis: .horizontal, spacing: 5, alignment: alignment)
      .frames(of: [Size(10, 20), Size(10, 100)], in: 50)
    #expect(
      row.frames == [
        Rect(x: 0, y: x, width: 10, height: width), Rect(x: 15, y: 0, width: 10, height: 100),
      ])
    #expect(row.size == Size(25, 100))
  }

  @Test("accepts any numbers as sizes and distances", arguments: [0, -1, .nan, .infinity, 1e300])
  func hostile(number: Double) {
    let sizes = [Size(number, number), Size(number, 1), Size(1, number)]
    let all: [any Arrangement] = [
      FlowArrangement(padding: number, spacing: number),
      GridArrangement(columnCount: .max, padding: number, spacing: number),
      GridArrangement(columnCount: .min, padding: number, spacing: number),
      StackArrangement(spacing: number), StackArrangement(axis: .horizontal, spacing: number),
    ]
    for arrangement in all {
      for width in [100, number, -number] {
        let placed = arrangement.frames(of: sizes, in: width)
        #expect(placed.size.width >= 0 && placed.size.height >= 0 && placed.size.width.isFinite)
        #expect(placed.frames.allSatisfy { $0.minX.isFinite && $0.maxY.isFinite })
      }
      #expect(arrangement.frames(count: -1, in: 10) { _, _ in .zero }.frames.isEmpty)
    }
  }
}
