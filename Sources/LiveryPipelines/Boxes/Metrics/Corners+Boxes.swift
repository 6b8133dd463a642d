// SPDX-License-Identifier: Apache-2.0
import CSSValues
package import LiveryDisplay

extension Corners {
  /// Resolves the corners of `border-radius` in a box, and scales them down to fit.
  init(_ radii: BorderRadius, in size: Size) {
    func corner(_ radius: CornerRadius) -> Size {
      Size(radius.horizontal.pixels(of: size.width), radius.vertical.pixels(of: size.height))
    }
    let corners = Corners(
      topLeft: corner(radii.topLeft), topRight: corner(radii.topRight),
      bottomRight: corner(radii.bottomRight), bottomLeft: corner(radii.bottomLeft))
    self = corners.fitted(in: size)
  }

  /// Whether all corners are sharp.
  var areSharp: Bool { self == Corners() }

  /// Returns the corners of a box inset by distances, which reduce the radii.
  ///
  /// Defined by [CSS Backgrounds 3, section
  /// 4.2](https://drafts.csswg.org/css-backgrounds-3/#corner-shaping).
  ///
  /// - Parameter insets: The distances that the sides move inwards, in px.
  /// - Returns: The corners; a corner becomes sharp when its radius is used up.
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

  /// Returns the corners of an outset box; sharp corners stay sharp, and small radii grow less.
  ///
  /// Defined by [CSS Backgrounds 3, section
  /// 6.1](https://drafts.csswg.org/css-backgrounds-3/#shadow-shape).
  ///
  /// - Parameter distance: The distance that the sides move outwards, in px.
  /// - Returns: The corners; a radius grows by the distance, or by less if it is smaller than the
  ///   distance.
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

  /// Returns the outline of a box with these corners.
  func outline(in rect: Rect) -> Path { shape.outline(in: rect) }

  /// The shape with these corners.
  var shape: any Shape { areSharp ? Rectangle() : RoundedRectangle(self) }
}
