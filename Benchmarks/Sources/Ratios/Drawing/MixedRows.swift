// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Livery
import LiveryPipelines

/// A typical list of rows: thumbnail, title, text of two lines, time, and some badges and buttons.
struct MixedRows {
  private let count: Int
  private let measuring: MeasurementContext
  private let row: StatePipelines
  private let title: StatePipelines
  private let subtitle: StatePipelines
  private let time: Pipeline
  private let thumb: Pipeline
  private let badge: Pipeline
  private let button: Pipeline

  /// Creates rows that are styled by a separate theme.
  init(count: Int, measuring: MeasurementContext) {
    let theme = Theme()
    theme.add(Self.sheet, name: "rows.css")
    self.count = count
    self.measuring = measuring
    row = theme.pipelines(for: ".row")
    title = theme.pipelines(for: ".row .title")
    subtitle = theme.pipelines(for: ".row .subtitle")
    time = theme.pipeline(for: ".row .time")
    thumb = theme.pipeline(for: ".row .thumb")
    badge = theme.pipeline(for: ".row .count")
    button = theme.pipeline(for: ".row .follow")
  }

  /// The size of all rows together, in px.
  var size: Size { Size(Self.width, Self.height * Double(count)) }

  private static let width = 320.0
  private static let height = 60.0

  private static let sheet = """
    .row {
      -livery-pipeline: fill(white) border-sides(1px bottom rgb(200 199 204));
    }
    .row:selected {
      -livery-pipeline: fill(linear-gradient(rgb(5 140 245), rgb(1 93 230)));
    }
    .thumb {
      -livery-pipeline:
        shape(rounded-rectangle 6px) shadow(0 1px 2px rgb(0 0 0 / 40%))
        fill(linear-gradient(hsl(210 30% 90%), hsl(210 30% 70%))) inner-shadow(0 1px 2px rgb(0 0 0 / 30%))
        border(1px rgb(0 0 0 / 20%));
    }
    .title { -livery-pipeline: text(bold 17px black align left center); }
    .title:selected { -livery-pipeline: text(bold 17px white shadow 0 -1px rgb(0 0 0 / 30%) align left center); }
    .subtitle { -livery-pipeline: text(14px rgb(99 109 125) align left top lines 2 break word-wrap); }
    .subtitle:selected { -livery-pipeline: text(14px white align left top lines 2 break word-wrap); }
    .time { -livery-pipeline: text(12px rgb(36 112 216) align right center); }
    .count {
      -livery-pipeline:
        shape(rounded-rectangle) inset(1px) shadow(0 1px 2px rgb(0 0 0 / 50%)) fill(reflective rgb(221 17 27))
        inset(-1px) border(2px white) box(padding 1px 7px 2px) text(bold 13px white);
    }
    .follow {
      -livery-pipeline:
        shape(rounded-rectangle 5px) inset(0 0 1px) shadow(0 1px 0 rgb(255 255 255 / 60%))
        fill(linear-gradient(rgb(250 250 250), rgb(210 210 215))) border(1px rgb(150 150 160))
        box(padding 4px 9px) text(bold 12px rgb(60 60 70) shadow 0 1px white);
    }
    """
}

extension MixedRows {
  /// Returns the display list of all rows.
  func displayList() -> DisplayList {
    var list = DisplayList()
    for number in 0..<count {
      for command in rowCommands(number) { list.add(command) }
    }
    return list
  }

  private func rowCommands(_ number: Int) -> [DisplayCommand] {
    let top = Double(number) * Self.height
    let state: ControlState = number % 10 == 3 ? .selected : .normal
    var commands: [DisplayCommand] = []
    func draw(_ pipeline: Pipeline, in rect: Rect, _ text: String? = nil) {
      let content = PipelineContent(text: text)
      commands += pipeline.displayList(in: rect, content: content, measuring: measuring).commands
    }
    func drawAtRight(_ pipeline: Pipeline, _ text: String) {
      let size = pipeline.naturalSize(for: PipelineContent(text: text), measuring: measuring)
      draw(
        pipeline,
        in: Rect(x: 310 - size.width, y: top + 28, width: size.width, height: size.height), text)
    }
    draw(row[state], in: Rect(x: 0, y: top, width: Self.width, height: Self.height))
    draw(thumb, in: Rect(x: 8, y: top + 8, width: 44, height: 44))
    draw(
      title[state], in: Rect(x: 60, y: top + 4, width: 190, height: 22), "Conversation \(number)")
    draw(
      subtitle[state], in: Rect(x: 60, y: top + 24, width: 190, height: 34),
      "What was said last in conversation \(number), of which there is room for two lines")
    draw(
      time, in: Rect(x: 250, y: top + 4, width: 60, height: 22),
      "\(number % 12 + 1):\(number % 50 + 10)")
    switch number % 3 {
    case 0: drawAtRight(badge, "\(number)")
    case 1: drawAtRight(button, "Follow")
    default: break
    }
    return commands
  }
}
