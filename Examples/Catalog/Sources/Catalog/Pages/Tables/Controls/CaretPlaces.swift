// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines

/// Where the caret stands, or might stand, in a control that is typed in.
struct CaretPlaces {
  /// The box of the control.
  let control: Rect
  /// The places before each character and behind the last; of a row that marks none, that of the caret.
  let places: [Rect]

  /// The places in a row, in the coordinates of its upper left corner; nil for a row that is not typed in.
  init?(_ layout: BoxLayout) {
    guard let number = layout.boxes.first(where: { $0.type == "control" }),
      let frame = layout.frame(of: number)
    else { return nil }
    control = frame
    places = (0..<layout.boxes.count).compactMap { number in
      let type = layout.boxes.element(at: number).type
      return type == FocusedControlCell.place || type == "caret" ? layout.frame(of: number) : nil
    }
    if places.isEmpty { return nil }
  }

  /// The number of the place nearest to a point: on the nearest line first, then on it.
  func nearest(to point: Point) -> Int {
    func distance(_ place: Rect) -> (Double, Double) {
      (max(0, place.minY - point.y, point.y - place.maxY), abs(place.minX - point.x))
    }
    return places.indices.min { distance(places[$0]) < distance(places[$1]) } ?? 0
  }

  /// How much further the text has to move to the left and up so that the caret is seen, in px.
  var missing: Point {
    guard let caret = places.first else { return .zero }
    func distance(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Double {
      high > to ? high - to : low < from ? low - from : 0
    }
    return Point(
      distance(caret.minX, caret.maxX + 2, control.minX, control.maxX),
      distance(caret.minY, caret.maxY, control.minY, control.maxY))
  }
}
