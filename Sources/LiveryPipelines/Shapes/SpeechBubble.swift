// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A box with round corners and a pointer on one side: what someone says.
///
/// ```css
/// shape(speech-bubble 5px 60deg 90deg 20px 10px) fill(white)
/// shape(speech-bubble 5px 290deg 270deg 20px 10px) fill(white)
/// ```
///
/// ```swift
/// // The pointer is at the top, left of the middle, 20 px wide and 10 px high.
/// let bubble = SpeechBubble(radius: 5, location: 60, angle: 90, pointer: Size(20, 10))
/// // shape(speech-bubble 5px 60deg 90deg 20px 10px)
/// ```
///
/// The body is smaller than the frame by what the pointer sticks out. The pointer keeps off the corners, and is
/// left out where they leave it no room.
///
/// The figures are those of Three20, but the pointer leans where the angle is not the one straight outwards or inwards, half of
/// its width is a whole number of px on the left side too, and whatever does not fit is made smaller: the radius first, then
/// the pointer, which is not drawn where the corners leave no straight part of its side.
public struct SpeechBubble: Shape {
  /// The radius of the corners in px.
  public var radius: Double
  /// Where the pointer is, in degrees clockwise from the left: the top from 45, the right from 135, the bottom from 225, and
  /// the left from 315 up to 45.
  public var location: Double
  /// Where the pointer points to, in degrees clockwise from the left; where that is inwards it is a notch.
  public var angle: Double
  /// The width and the height of the pointer in px.
  package var pointer: Size

  /// A bubble.
  ///
  /// - Parameters:
  ///   - radius: the radius of the corners in px.
  ///   - location: where the pointer is, in degrees clockwise from the left.
  ///   - angle: where it points to, in degrees clockwise from the left: 90 is up.
  ///   - pointer: the width and the height of the pointer in px.
  public init(radius: Double, location: Double, angle: Double, pointer: Size) {
    self.radius = radius
    self.location = location
    self.angle = angle
    self.pointer = pointer
  }

  /// A bubble with a pointer in the middle of the top.
  public static let prototype = SpeechBubble(
    radius: 5, location: 90, angle: 90, pointer: Size(20, 10))
  /// The radius, the pointer's place and direction, and its size.
  public static let schema = Schema<SpeechBubble>(
    "speech-bubble", "A box with round corners and a pointer on one side.", notation: .words,
    parameters: [
      Parameter("radius", \.radius, in: .nonNegative, summary: "The radius of the corners."),
      Parameter(
        "location", \.location, as: .angle,
        summary:
          "The place of the pointer, clockwise from the left: the top from 45deg, the right from 135deg, the bottom from 225deg, the left from 315deg up to 45deg."
      ),
      Parameter(
        "angle", \.angle, as: .angle,
        summary:
          "The direction of the pointer, clockwise from the left: 90deg is up. A pointer that points inwards is a notch."
      ),
      Parameter(
        "pointer", \.pointer, in: .nonNegative, summary: "The width and the height of the pointer."),
    ])

  /// The outline with the pointer, clockwise from where the upper side begins.
  public func outline(in rect: Rect) -> Path { layout(in: rect).box.outline() }

  /// One side, with the pointer if it is there, and the corner at its end as in ``RoundedRectangle``.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    layout(in: rect).box.edge(edge, light: light)
  }
}

extension SpeechBubble {
  /// The box without the pointer: it is smaller than the whole by what the pointer sticks out.
  package func body(in rect: Rect) -> Rect { layout(in: rect).box.rect }

  /// The three corners of the pointer in their clockwise order; none where there is no place for one.
  package func pointer(in rect: Rect) -> [Point] { layout(in: rect).pointer }

  private func layout(in rect: Rect) -> SpeechBubbleLayout {
    SpeechBubbleLayout(of: self, in: rect)
  }
}
