// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// An outline that fits itself into a box.
public protocol Shape: PipelineComponent {
  /// The closed outline in a box.
  func outline(in rect: Rect) -> Path

  /// The part of the outline that belongs to one side, which borders of several colors draw.
  ///
  /// - Parameters:
  ///   - edge: the side.
  ///   - rect: the box.
  ///   - light: the angle in degrees that the light comes from: it decides which side has the corner between them.
  /// - Returns: an open outline.
  func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path

  /// How far content keeps from the sides of the box, as off the point of an arrow; no distance where a shape does not say.
  ///
  /// - Parameter size: the size of the box, in px.
  /// - Returns: the distances in px.
  func insets(for size: Size) -> Insets
}

extension Shape {
  /// The parts of the outline that face the side, whatever the light.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    outline(in: rect).facing(edge)
  }

  /// No distance.
  public func insets(for size: Size) -> Insets { .zero }
}
