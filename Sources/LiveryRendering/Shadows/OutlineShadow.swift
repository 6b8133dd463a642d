// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  /// The shadow of an outline, but for its color and its place.
  struct OutlineShadow: Hashable {
    /// Which side of the outline it falls on.
    enum Side: Hashable {
      /// What is outside of it.
      case outer
      /// What is inside of it.
      case inner
    }

    /// The side.
    let side: Side
    /// The outline, of which the corner of the bounds is the origin.
    let path: Path
    /// How far the shadow is moved.
    let offset: Point
    /// The radius of the blur.
    let blur: Double
    /// How far the outline is moved before.
    let spread: Double

    /// A shadow; nil where something is no number.
    init?(_ shadow: DisplayShadow, on side: Side, of path: Path) {
      guard path.isFinite, shadow.isFinite else { return nil }
      self.side = side
      let origin = path.bounds.origin
      // The same outline at another place is the same, whatever moving it rounded away.
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
    /// The outline with each place replaced by another.
    fileprivate func mapped(_ place: (Point) -> Point) -> Path {
      var path = Path()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: place(point))
        case .line(let point): path.addLine(to: place(point))
        case .curve(let first, let second, let end):
          path.addCurve(place(first), place(second), to: place(end))
        case .close: path.close()
        }
      }
      return path
    }
  }
#endif
