// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A box with rounded corners and a pointer on one side.
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
/// The pointer extends the shape within the frame, so the body is smaller by the height of the
/// pointer. The pointer keeps away from the corners, and is omitted if they leave no space for it.
///
/// The dimensions are those of Three20, with these differences: the pointer slants if the angle is
/// not exactly outwards or inwards. Half of its width is a whole number of px on the left side too.
/// A shape that does not fit is scaled down, first the radius, then the pointer.
public struct SpeechBubble: Shape {
  /// The radius of the corners in px.
  public var radius: Double
  /// The position of the pointer, in degrees clockwise from the left.
  ///
  /// The top begins at 45, the right at 135, the bottom at 225, and the left ranges from 315 to 45.
  public var location: Double
  /// The direction of the pointer, in degrees clockwise from the left; inwards makes a notch.
  public var angle: Double
  /// The width and the height of the pointer in px.
  package var pointer: Size

  /// Creates a bubble.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners in px.
  ///   - location: The position of the pointer, in degrees clockwise from the left.
  ///   - angle: The direction of the pointer, in degrees clockwise from the left: 90 is up.
  ///   - pointer: The width and the height of the pointer in px.
  public init(radius: Double, location: Double, angle: Double, pointer: Size) {
    self.radius = radius
    self.location = location
    self.angle = angle
    self.pointer = pointer
  }

  /// A bubble with a pointer in the center of the top.
  public static let prototype = SpeechBubble(
    radius: 5, location: 90, angle: 90, pointer: Size(20, 10))
  /// The schema, with the radius and the pointer's position, direction and size.
  public static let schema = Schema<SpeechBubble>(
    "speech-bubble", "A box with rounded corners and a pointer on one side.", notation: .keywords,
    parameters: [
      Parameter("radius", \.radius, in: .nonNegative, summary: "The radius of the corners."),
      Parameter(
        "location", \.location, as: .angle,
        summary:
          "The position of the pointer, clockwise from the left: the top from 45deg, the right from 135deg, the bottom from 225deg, the left from 315deg up to 45deg."
      ),
      Parameter(
        "angle", \.angle, as: .angle,
        summary:
          "The direction of the pointer, clockwise from the left: 90deg is up. A pointer that points inwards is a notch."
      ),
      Parameter(
        "pointer", \.pointer, in: .nonNegative, summary: "The width and the height of the pointer."),
    ])

  /// Returns the outline with the pointer, clockwise from the start of the top.
  public func outline(in rect: Rect) -> Path { layout(in: rect).body.outline() }

  /// Returns a side with the pointer, if present, and the corner at its end.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    layout(in: rect).body.edge(edge, light: light)
  }
}

extension SpeechBubble {
  /// Returns the box without the pointer.
  package func body(in rect: Rect) -> Rect { layout(in: rect).body.rect }

  /// Returns the three corners of the pointer, clockwise, or an empty array without a pointer.
  package func pointer(in rect: Rect) -> [Point] { layout(in: rect).pointer }

  private func layout(in rect: Rect) -> SpeechBubbleLayout {
    SpeechBubbleLayout(of: self, in: rect)
  }
}
