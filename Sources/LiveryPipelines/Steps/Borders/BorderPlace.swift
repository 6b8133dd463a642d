// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// On which side of a shape's edge a border lies.
public enum BorderPlace: String, ParameterKeyword {
  /// Within the frame.
  case inside
  /// Half of it within the frame.
  case center
  /// Around the frame.
  case outside
}

extension BorderPlace {
  /// How much of the border lies within the frame, from 0 to 1.
  fileprivate var innerPart: Double {
    switch self {
    case .inside: 1
    case .center: 0.5
    case .outside: 0
    }
  }
}

extension DrawingContext {
  /// Draws a line along the shape, and makes the frame smaller by what of it lies inside.
  mutating func strokeBorder(
    width: Double, _ place: BorderPlace, dash: [Double], _ paint: Paint
  ) {
    let width = max(0, width.limited)
    let stroke = DisplayStroke(width: width, dash: dash.map { max(0, $0.limited) })
    let inner = width * place.innerPart
    if place == .outside { return strokeAround(stroke, paint) }
    let line = frame.inset(by: inner - width / 2)
    if line.isEmpty, !frame.isEmpty {
      // Lines that meet in the middle leave nothing free.
      if !paint.isClear { add(.fill(shape.outline(in: frame.inset(by: inner - width)), paint)) }
    } else {
      self.stroke(shape, in: line, stroke, paint)
    }
    frame = frame.inset(by: inner)
  }

  /// Draws a line whose inner edge is that of the shape all along, at round corners as well.
  private mutating func strokeAround(_ stroke: DisplayStroke, _ paint: Paint) {
    let distance = stroke.width / 2
    if let shape = shape(outsetBy: distance) {
      return self.stroke(shape, in: frame.inset(by: -distance), stroke, paint)
    }
    // No shape is known around this one: the half of a line along its edge that lies outside.
    let outline = outline
    guard stroke.width > 0, !paint.isClear, !outline.isEmpty else { return }
    var line = stroke
    line.width *= 2
    let reach = outline.bounds.inset(by: -10 * line.width)
    add(.clip(Path(reach, around: outline), .evenOdd))
    add(.stroke(outline, line, paint))
    add(.end)
  }

  /// The shape that runs around the frame's at a distance in px; nil for one that has no such kin.
  private func shape(outsetBy distance: Double) -> (any Shape)? {
    switch shape {
    case is Rectangle, is Capsule: shape
    case let shape as RoundedRectangle where shape.corners == nil: shape
    default: corners?.around(distance).shape
    }
  }
}

extension Corners {
  /// The corners of a line around these at a distance in px: round ones have the same centers, sharp ones stay sharp.
  fileprivate func around(_ distance: Double) -> Corners {
    map { $0.isEmpty ? $0 : Size($0.width + distance, $0.height + distance) }
  }
}
