// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// The line of a border along a shape: its width, its position and its dashes.
public struct BorderStroke: Sendable, Hashable {
  /// The width in px.
  public var width: Double
  /// The side of the shape's edge on which the line lies.
  public var position: BorderPosition
  /// The lengths of dashes and gaps in px, or an empty array for a solid line.
  public var dash: [Double]

  /// Creates a line.
  public init(width: Double = 1, position: BorderPosition = .inside, dash: [Double] = []) {
    self.width = width
    self.position = position
    self.dash = dash
  }
}

extension Parameter {
  /// The width of a border.
  static func borderWidth(
    _ keyPath: any WritableKeyPath<Component, Double> & Sendable
  ) -> Parameter {
    Parameter("width", keyPath, in: .nonNegative, summary: "The width.")
  }

  /// The position of a border.
  static func borderPosition(
    _ keyPath: any WritableKeyPath<Component, BorderPosition> & Sendable
  ) -> Parameter {
    Parameter(
      "place", keyPath, form: .optional,
      summary: "The side of the shape's edge on which the line lies.")
  }

  /// The dashes of a border.
  static func borderDash(
    _ keyPath: any WritableKeyPath<Component, [Double]> & Sendable
  ) -> Parameter {
    Parameter(
      "dash", keyPath, form: .labeled("dash"), in: .nonNegative,
      summary: "The alternating lengths of dashes and gaps.")
  }
}

extension DrawingContext {
  /// Draws a line along the shape, and shrinks the frame by the part that lies inside.
  mutating func strokeBorder(_ border: BorderStroke, _ paint: Paint) {
    let width = max(0, border.width.limited)
    let stroke = DisplayStroke(width: width, dash: border.dash.map { max(0, $0.limited) })
    let inner = width * border.position.insideFraction
    if border.position == .outside { return strokeOutside(stroke, paint) }
    let line = frame.inset(by: inner - width / 2)
    if line.isEmpty, !frame.isEmpty {
      // Lines that meet in the middle fill the whole frame.
      if !paint.isClear { add(.fill(shape.outline(in: frame.inset(by: inner - width)), paint)) }
    } else {
      self.stroke(shape, in: line, stroke: stroke, paint: paint)
    }
    frame = frame.inset(by: inner)
  }

  /// Draws a line whose inner edge follows the shape exactly, at round corners too.
  private mutating func strokeOutside(_ stroke: DisplayStroke, _ paint: Paint) {
    let distance = stroke.width / 2
    if let shape = shape(outsetBy: distance) {
      return self.stroke(shape, in: frame.inset(by: -distance), stroke: stroke, paint: paint)
    }
    // Without a known outset shape, the outer half of a line of double width is drawn.
    let outline = outline
    guard stroke.width > 0, !paint.isClear, !outline.isEmpty else { return }
    var line = stroke
    line.width *= 2
    let reach = outline.bounds.inset(by: -10 * line.width)
    add(.clip(Path(reach, around: outline), .evenOdd))
    add(.stroke(outline, line, paint))
    add(.end)
  }

  /// Returns the shape outset by a distance in px, or `nil` if no such shape is known.
  private func shape(outsetBy distance: Double) -> (any Shape)? {
    switch shape {
    case is Rectangle, is Capsule: shape
    case let shape as RoundedRectangle where shape.corners == nil: shape
    default: corners?.expanded(by: distance).shape
    }
  }
}

extension Corners {
  /// Returns outset corners: round corners keep their centers, and sharp corners stay sharp.
  fileprivate func expanded(by distance: Double) -> Corners {
    map { $0.isEmpty ? $0 : Size($0.width + distance, $0.height + distance) }
  }
}
