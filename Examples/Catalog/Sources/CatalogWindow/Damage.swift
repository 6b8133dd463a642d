// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import CX11

  /// The part of a window that needs to be drawn or shown again.
  enum Damage: Hashable {
    /// The empty part.
    case nothing
    /// A rectangle, in whole pixels.
    case part(left: Double, top: Double, right: Double, bottom: Double)
    /// The whole window.
    case all

    /// Creates the part of the pixels that a rectangle touches.
    init(x: Double, y: Double, width: Double, height: Double) {
      guard width > 0, height > 0, (x + y + width + height).isFinite else {
        self = .nothing
        return
      }
      self = .part(
        left: x.rounded(.down), top: y.rounded(.down), right: (x + width).rounded(.up),
        bottom: (y + height).rounded(.up))
    }
  }

  extension Damage {
    /// Adds another part; two rectangles become their bounding box.
    mutating func add(_ other: Damage) {
      switch (self, other) {
      case (_, .nothing), (.all, _): break
      case (.nothing, _), (_, .all): self = other
      case (.part(let left, let top, let right, let bottom), .part(let l, let t, let r, let b)):
        self = .part(
          left: min(left, l), top: min(top, t), right: max(right, r), bottom: max(bottom, b))
      }
    }

    /// Clips a context to the part.
    func clip(_ context: OpaquePointer) {
      guard case .part(let left, let top, let right, let bottom) = self else { return }
      cairo_rectangle(context, left, top, right - left, bottom - top)
      cairo_clip(context)
    }
  }
#endif
