// SPDX-License-Identifier: Apache-2.0
import CSSValues
package import LiveryDisplay

extension Corners {
  /// The corners of `border-radius` in a box: percentages are of its sides, and corners that do not fit are made smaller.
  init(_ radii: BorderRadius, in size: Size) {
    func corner(_ radius: CornerRadius) -> Size {
      Size(radius.horizontal.pixels(of: size.width), radius.vertical.pixels(of: size.height))
    }
    let corners = Corners(
      topLeft: corner(radii.topLeft), topRight: corner(radii.topRight),
      bottomRight: corner(radii.bottomRight), bottomLeft: corner(radii.bottomLeft))
    self = corners.fitted(in: size)
  }

  /// Whether no corner is round.
  var areSharp: Bool { self == Corners() }

  /// The corners of a box whose sides lie inwards: their radii are smaller by the distances.
  ///
  /// Defined by [CSS Backgrounds 3, section 4.2](https://drafts.csswg.org/css-backgrounds-3/#corner-shaping).
  ///
  /// - Parameter insets: how far the sides lie inwards, in px.
  /// - Returns: corners that are sharp where nothing is left of a radius.
  package func inset(by insets: Insets) -> Corners {
    func inner(_ radius: Size, across x: Double, down y: Double) -> Size {
      let inner = Size(radius.width - x, radius.height - y)
      return inner.isEmpty ? .zero : inner
    }
    return Corners(
      topLeft: inner(topLeft, across: insets.left, down: insets.top),
      topRight: inner(topRight, across: insets.right, down: insets.top),
      bottomRight: inner(bottomRight, across: insets.right, down: insets.bottom),
      bottomLeft: inner(bottomLeft, across: insets.left, down: insets.bottom))
  }

  /// The corners of a box whose sides lie outwards: sharp ones stay sharp, and small ones nearly so.
  ///
  /// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#shadow-shape).
  ///
  /// - Parameter distance: how far the sides lie outwards, in px.
  /// - Returns: corners whose radii are larger by the distance, those below it by less.
  package func outset(by distance: Double) -> Corners {
    if distance <= 0 { return inset(by: Insets(-distance)) }
    func outer(_ radius: Double) -> Double {
      let share = 1 - min(1, radius / distance)
      return radius + distance * (1 - share * share * share)
    }
    func outer(_ radius: Size) -> Size { Size(outer(radius.width), outer(radius.height)) }
    return Corners(
      topLeft: outer(topLeft), topRight: outer(topRight), bottomRight: outer(bottomRight),
      bottomLeft: outer(bottomLeft))
  }

  /// The outline of a box with these corners.
  func outline(in rect: Rect) -> Path { shape.outline(in: rect) }

  /// The shape that has these corners.
  var shape: any Shape { areSharp ? Rectangle() : RoundedRectangle(self) }
}
