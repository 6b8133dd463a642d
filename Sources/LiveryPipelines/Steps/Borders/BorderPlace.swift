// SPDX-License-Identifier: Apache-2.0

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
    let line = frame.inset(by: inner - width / 2)
    if line.isEmpty, !frame.isEmpty {
      // Lines that meet in the middle leave nothing free.
      if !paint.isClear { add(.fill(shape.outline(in: frame.inset(by: inner - width)), paint)) }
    } else {
      self.stroke(shape, in: line, stroke, paint)
    }
    frame = frame.inset(by: inner)
  }
}
