// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// An outline that adapts to a box.
public protocol Shape: PipelineComponent {
  /// Returns the closed outline in a box.
  func outline(in rect: Rect) -> Path

  /// Returns the part of the outline that belongs to a side, which borders of several colors draw.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - rect: The box.
  ///   - light: The direction of the light source in degrees, which determines the side of a shared
  ///   corner.
  /// - Returns: An open path.
  func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path

  /// Returns the distances between the sides of the box and the content; zero by default.
  ///
  /// An arrow keeps its content away from its point, for example.
  ///
  /// - Parameter size: The size of the box, in px.
  /// - Returns: The distances in px.
  func insets(for size: Size) -> Insets
}

extension Shape {
  /// Returns the parts of the outline that face the side, for any direction of light.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    outline(in: rect).facing(edge)
  }

  /// Returns zero distances.
  public func insets(for size: Size) -> Insets { .zero }
}
