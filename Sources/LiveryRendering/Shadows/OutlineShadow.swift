// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  /// The shadow of an outline, without its color and position.
  struct OutlineShadow: Hashable {
    /// The side of the outline on which the shadow falls.
    enum Side: Hashable {
      /// The outside of the outline.
      case outer
      /// The inside of the outline.
      case inner
    }

    /// The side on which the shadow falls.
    let side: Side
    /// The outline, relative to the top left corner of its bounds.
    let path: Path
    /// The offset of the shadow in px.
    let offset: Point
    /// The blur radius in px.
    let blur: Double
    /// The distance by which the outline grows before blurring, in px.
    let spread: Double

    /// Creates a shadow, or returns `nil` if a number is not finite.
    init?(_ shadow: DisplayShadow, on side: Side, of path: Path) {
      guard path.isFinite, shadow.isFinite else { return nil }
      self.side = side
      let origin = path.bounds.origin
      // Rounding makes translated copies of an outline equal, despite rounding errors.
      func rounded(_ value: Double) -> Double { (value * 1024).rounded() / 1024 }
      self.path = path.mapped {
        Point(rounded($0.x - origin.x), rounded($0.y - origin.y))
      }
      offset = Point(rounded(shadow.offset.x), rounded(shadow.offset.y))
      blur = max(shadow.blur, 0)
      spread = shadow.spread
    }
  }

  extension Path {
    /// Returns the path with each point replaced by the result of a closure.
    fileprivate func mapped(_ transform: (Point) -> Point) -> Path {
      var path = Path()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: transform(point))
        case .line(let point): path.addLine(to: transform(point))
        case .curve(let first, let second, let end):
          path.addCurve(transform(first), transform(second), to: transform(end))
        case .close: path.close()
        }
      }
      return path
    }
  }
#endif
