// SPDX-License-Identifier: Apache-2.0
import CSSMotion
import LiveryDisplay
import LiveryLayout

/// The trees of the visible rows and parts of a table whose transitions and animations run.
struct TableMotion: Sendable {
  /// A part around the rows, with its last layout.
  struct Part: Sendable {
    let input: AccessoryLayouts.Key
    var layout: BoxLayout
  }

  /// The last trees of the visible rows.
  private var rows: [TableItemID: BoxTree] = [:]
  /// The parts around the rows, by the types of their elements.
  var parts: [String: Part] = [:]
}

extension TableMotion {
  /// Starts the animations of a new tree for a row, and continues those of the last one.
  mutating func animate(_ boxes: inout BoxTree, ofRow row: TableItemID, at time: Duration) {
    boxes.animate(at: time, replacing: rows[row])
    boxes.sample(at: time)
    rows[row] = boxes
  }

  /// Keeps the trees of the visible rows alone.
  mutating func keepRows(_ visible: some Sequence<(TableItemID, BoxTree)>) {
    rows = Dictionary(visible) { first, _ in first }
  }
}

extension StyledTable {
  /// Returns the layout of a tree at the current time, or `nil` if the last layout is still valid.
  mutating func layout(
    _ last: BoxLayout, width: Double?, height: Double?
  ) -> BoxLayout? {
    guard let time, last.boxes.nextChange != nil else { return nil }
    var boxes = last.boxes
    let sample = boxes.sample(at: time)
    guard !sample.changes.isEmpty || boxes.nextChange == nil else { return nil }
    return boxes.layout(width: width, height: height, measuring: context.measuring)
  }

  /// Returns the layout of a part around the rows that moves, at the current time.
  mutating func movingLayout(
    _ element: LayoutElement, width: Double?, height: Double? = nil
  ) -> BoxLayout {
    guard let time else { return accessoryLayout(element, width: width, height: height) }
    let input = AccessoryLayouts.Key(element: element, width: width, height: height)
    let last = motion.parts[element.type]
    let layout: BoxLayout
    if let last, last.input == input {
      layout = self.layout(last.layout, width: width, height: height) ?? last.layout
    } else {
      var boxes = appearance.boxes(element)
      boxes.animate(at: time, replacing: last?.layout.boxes)
      boxes.sample(at: time)
      layout = boxes.layout(width: width, height: height, measuring: context.measuring)
    }
    motion.parts[element.type] = TableMotion.Part(input: input, layout: layout)
    return layout
  }

  /// Notes the next change of a layout that is drawn with its upper left corner at a point.
  mutating func noteChange(of layout: BoxLayout, at corner: Point) {
    guard let next = layout.boxes.nextChange else { return }
    nextChange = min(nextChange ?? next, next)
    let frame = Rect(origin: corner, size: layout.size)
    movingFrame = movingFrame?.union(frame) ?? frame
  }
}
