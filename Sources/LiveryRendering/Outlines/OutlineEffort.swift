// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  /// What it takes to paint an outline: for every two of its lines that lie at the same height Cairo may have to find out
  /// where they cross.
  struct OutlineEffort {
    /// The lines and curves.
    let elements: Int
    /// How many of them at most lie at the same height.
    let atSameHeight: Int

    /// An outline of no more elements than that is painted without a look at it.
    static let fewElements = 300
    /// The most elements of an outline.
    static let mostElements = 100_000
    /// The most elements of an outline at the same height.
    static let mostAtSameHeight = 2_000

    /// The effort for an outline.
    ///
    /// - Parameters:
    ///   - path: the outline, of numbers.
    ///   - box: what can be seen, in the same px; what is above or below it costs nothing.
    init(_ path: Path, in box: Rect) {
      elements = path.elements.count
      let share = Double(Self.bands) / max(box.height, 1e-9)
      func band(_ y: Double) -> Int {
        Int(min(max((y - box.minY) * share, -1), Double(Self.bands)).rounded(.down)) + 1
      }
      // How many begin and end with each band; the first and the last one are what is not seen.
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
      var (open, most) = (0, 0)
      for (band, change) in changes.enumerated() {
        open += change
        if (1...Self.bands).contains(band) { most = max(most, open) }
      }
      atSameHeight = most
    }

    private static let bands = 256

    /// Whether an outline may take so much.
    var isAllowed: Bool {
      elements <= Self.mostElements && atSameHeight <= Self.mostAtSameHeight
    }
  }

  extension Painter {
    /// Whether an outline can be painted: all of it are numbers, and there is time for so many lines.
    func canTrace(_ path: Path) -> Bool {
      guard path.isFinite else {
        session.add(.notFinite)
        return false
      }
      if path.elements.count <= OutlineEffort.fewElements { return true }
      guard session.takes(OutlineEffort(path, in: visibleBounds)) else {
        session.add(.outlineTooComplex)
        return false
      }
      return true
    }
  }

  extension PaintingSession {
    /// Whether there is time for an outline among all that are painted; if so, it is taken.
    func takes(_ effort: OutlineEffort) -> Bool {
      let crossings = effort.atSameHeight * effort.atSameHeight
      guard effort.isAllowed, outlineCrossings + crossings <= Self.mostCrossings else {
        return false
      }
      outlineCrossings += crossings
      return true
    }

    /// As many as all outlines of a list may have.
    private static let mostCrossings = 100_000_000
  }
#endif
