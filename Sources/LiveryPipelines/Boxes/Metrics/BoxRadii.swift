// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// How round the corners of a box of a known size are, in px.
///
/// Defined by [CSS Backgrounds 3, section 4](https://drafts.csswg.org/css-backgrounds-3/#corners).
public struct BoxRadii: Sendable, Hashable {
  /// The radii of the upper left corner: from left to right, and from top to bottom.
  public var topLeft: Size
  /// The radii of the upper right corner.
  public var topRight: Size
  /// The radii of the lower right corner.
  public var bottomRight: Size
  /// The radii of the lower left corner.
  public var bottomLeft: Size

  /// The radii of four corners.
  public init(topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// No corner is round.
  public static let zero = BoxRadii(
    topLeft: .zero, topRight: .zero, bottomRight: .zero, bottomLeft: .zero)
}

extension BoxRadii {
  /// The radii of `border-radius` in a box: percentages are of its sides, and where two corners do not fit on a side, all
  /// are made smaller by the same factor.
  ///
  /// Defined by [CSS Backgrounds 3, section 4.5](https://drafts.csswg.org/css-backgrounds-3/#corner-overlap).
  init(_ radii: CornerRadii, in size: Size) {
    func corner(_ radius: CornerRadius) -> Size {
      let corner = Size(
        max(0, radius.horizontal.pixels(of: size.width)),
        max(0, radius.vertical.pixels(of: size.height)))
      return corner.isEmpty ? .zero : corner
    }
    self.init(
      topLeft: corner(radii.topLeft), topRight: corner(radii.topRight),
      bottomRight: corner(radii.bottomRight), bottomLeft: corner(radii.bottomLeft))
    func share(_ length: Double, _ first: Double, _ second: Double) -> Double {
      first + second > 0 ? max(0, length) / (first + second) : 1
    }
    let factor = min(
      share(size.width, topLeft.width, topRight.width),
      share(size.width, bottomLeft.width, bottomRight.width),
      share(size.height, topLeft.height, bottomLeft.height),
      share(size.height, topRight.height, bottomRight.height), 1)
    if factor < 1 { self = mapped { Size($0.width * factor, $0.height * factor) } }
  }

  /// Whether no corner is round.
  public var isZero: Bool { self == .zero }

  /// The corners of a box whose sides lie inwards: their radii are smaller by the distances.
  ///
  /// Defined by [CSS Backgrounds 3, section 4.2](https://drafts.csswg.org/css-backgrounds-3/#corner-shaping).
  public func inset(by insets: Insets) -> BoxRadii {
    func inner(_ radius: Size, _ x: Double, _ y: Double) -> Size {
      let inner = Size(radius.width - x, radius.height - y)
      return inner.isEmpty ? .zero : inner
    }
    return BoxRadii(
      topLeft: inner(topLeft, insets.left, insets.top),
      topRight: inner(topRight, insets.right, insets.top),
      bottomRight: inner(bottomRight, insets.right, insets.bottom),
      bottomLeft: inner(bottomLeft, insets.left, insets.bottom))
  }

  /// The corners of a box whose sides lie so many px outwards; sharp ones stay sharp, and small ones nearly so.
  ///
  /// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#shadow-shape).
  public func outset(by distance: Double) -> BoxRadii {
    if distance <= 0 { return inset(by: Insets(-distance)) }
    func outer(_ radius: Double) -> Double {
      let share = 1 - min(1, radius / distance)
      return radius + distance * (1 - share * share * share)
    }
    return mapped { Size(outer($0.width), outer($0.height)) }
  }

  private func mapped(_ change: (Size) -> Size) -> BoxRadii {
    BoxRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}

extension BoxRadii {
  /// The outline of a box with these corners, clockwise from behind the upper left one.
  public func outline(in rect: Rect) -> Path {
    if isZero { return Path(rect) }
    var path = Path()
    path.move(to: Point(rect.minX + topLeft.width, rect.minY))
    path.addLine(to: Point(rect.maxX - topRight.width, rect.minY))
    path.addCorner(
      Point(rect.maxX, rect.minY), to: Point(rect.maxX, rect.minY + topRight.height))
    path.addLine(to: Point(rect.maxX, rect.maxY - bottomRight.height))
    path.addCorner(
      Point(rect.maxX, rect.maxY), to: Point(rect.maxX - bottomRight.width, rect.maxY))
    path.addLine(to: Point(rect.minX + bottomLeft.width, rect.maxY))
    path.addCorner(
      Point(rect.minX, rect.maxY), to: Point(rect.minX, rect.maxY - bottomLeft.height))
    path.addLine(to: Point(rect.minX, rect.minY + topLeft.height))
    path.addCorner(
      Point(rect.minX, rect.minY), to: Point(rect.minX + topLeft.width, rect.minY))
    path.close()
    return path
  }
}

extension Path {
  /// Rounds a corner; nothing where it is sharp.
  fileprivate mutating func addCorner(_ corner: Point, to end: Point) {
    if end != corner { addQuarter(around: corner, to: end) }
  }
}
