// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  /// The estimated cost of painting an outline.
  ///
  /// Cairo may have to intersect every two line segments at the same height.
  struct OutlineCost {
    /// The number of path elements.
    let elements: Int
    /// The maximum number of line segments that overlap at the same height.
    let scanlineElements: Int

    /// The number of elements up to which an outline is painted without an estimate.
    static let maximumUncheckedElements = 300
    /// The maximum number of elements of an outline.
    static let maximumElements = 100_000
    /// The maximum number of line segments of an outline at the same height.
    static let maximumScanlineElements = 2_000

    /// Estimates the cost of an outline.
    ///
    /// - Parameters:
    ///   - path: the outline, whose coordinates are finite.
    ///   - box: the visible rectangle in the same px; segments above or below it cost nothing.
    init(_ path: Path, in box: Rect) {
      elements = path.elements.count
      let share = Double(Self.bands) / max(box.height, 1e-9)
      func band(_ y: Double) -> Int {
        Int(min(max((y - box.minY) * share, -1), Double(Self.bands)).rounded(.down)) + 1
      }
      // Differences of the segment count per band; the first and the last band are not visible.
      var changes = [Int](repeating: 0, count: Self.bands + 3)
      var (start, pen) = (0.0, 0.0)
      func add(_ count: Int, from low: Double, to high: Double) {
        changes[band(low)] += count
        changes[band(high) + 1] -= count
      }
      for element in path.elements {
        switch element {
        case .move(let point): (start, pen) = (point.y, point.y)
        case .line(let point):
          add(1, from: min(pen, point.y), to: max(pen, point.y))
          pen = point.y
        case .curve(let first, let second, let end):
          let all = [pen, first.y, second.y, end.y]
          add(4, from: all.min() ?? pen, to: all.max() ?? pen)
          pen = end.y
        case .close:
          add(1, from: min(pen, start), to: max(pen, start))
          pen = start
        }
      }
      var (open, maximum) = (0, 0)
      for (band, change) in changes.enumerated() {
        open += change
        if (1...Self.bands).contains(band) { maximum = max(maximum, open) }
      }
      scanlineElements = maximum
    }

    private static let bands = 256

    /// A Boolean value that indicates whether the cost is within the limits of a single outline.
    var isAllowed: Bool {
      elements <= Self.maximumElements && scanlineElements <= Self.maximumScanlineElements
    }
  }

  extension Painter {
    /// Returns whether a path is finite and cheap enough to paint, and reports a problem if not.
    func acceptsPath(_ path: Path) -> Bool {
      guard path.isFinite else {
        session.add(.notFinite)
        return false
      }
      if path.elements.count <= OutlineCost.maximumUncheckedElements { return true }
      guard session.reserve(OutlineCost(path, in: visibleBounds)) else {
        session.add(.outlineTooComplex)
        return false
      }
      return true
    }
  }

  extension PaintingSession {
    /// Returns whether an outline fits in the remaining budget, and deducts its cost if so.
    func reserve(_ cost: OutlineCost) -> Bool {
      let crossings = cost.scanlineElements * cost.scanlineElements
      guard cost.isAllowed, outlineCrossings + crossings <= Self.maximumCrossings else {
        return false
      }
      outlineCrossings += crossings
      return true
    }

    /// The maximum number of estimated crossings for all outlines of a list.
    private static let maximumCrossings = 100_000_000
  }
#endif
