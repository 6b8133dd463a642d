// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines

/// The possible positions of the caret in a text control.
struct CaretPositions {
  /// The box of the control, or the visible part of its text.
  let control: Rect
  /// The positions before each character and after the last, or only that of the caret.
  let positions: [Rect]

  /// Creates the positions in a control, or returns `nil` for a control without a caret.
  ///
  /// - Parameters:
  ///   - layout: The layout of the control.
  ///   - number: The index of the control.
  ///   - visible: The visible part of the text, or `nil` for the box of the control.
  init?(_ layout: BoxLayout, in number: Int, visible: Rect? = nil) {
    guard let frame = layout.frame(of: number) else { return nil }
    control = visible ?? frame
    positions = (number..<layout.boxes.count).compactMap { inner in
      let type = layout.boxes.element(at: inner).type
      guard type == CaretText.positionType || type == "caret",
        sequence(first: inner, next: { layout.boxes.parent(of: $0) }).contains(number)
      else { return nil }
      return layout.frame(of: inner)
    }
    if positions.isEmpty { return nil }
  }

  /// Creates the positions in the control of a row, or returns `nil` for a row without a caret.
  init?(row layout: BoxLayout) {
    guard let number = layout.boxes.first(where: { $0.type == "control" }) else { return nil }
    self.init(layout, in: number)
  }

  /// Returns the index of the position nearest to a point: first by line, then within the line.
  func nearest(to point: Point) -> Int {
    func distance(_ position: Rect) -> (Double, Double) {
      (max(0, position.minY - point.y, point.y - position.maxY), abs(position.minX - point.x))
    }
    return positions.indices.min { distance(positions[$0]) < distance(positions[$1]) } ?? 0
  }

  /// The distances in px that the text must move to the left and up to make the caret visible.
  var overflow: Point {
    guard let caret = positions.first else { return .zero }
    func distance(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Double {
      high > to ? high - to : low < from ? low - from : 0
    }
    return Point(
      distance(caret.minX, caret.maxX + 2, control.minX, control.maxX),
      distance(caret.minY, caret.maxY, control.minY, control.maxY))
  }
}
