// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  /// A conservative estimate of the bounding box of commands, in grid pixels.
  struct CommandBounds {
    private var levels: [Level]
    private let texts: TextEngine

    /// The state of a nesting level, and the box of its commands so far.
    private struct Level {
      var matrix: AffineTransform
      var clip: Rect
      var filters: [DisplayFilter] = []
      var box = Rect.zero
    }

    /// Returns the bounding box of commands.
    ///
    /// - Parameters:
    ///   - commands: the commands, with an end for each command that begins a nesting level.
    ///   - matrix: the transformation from px to grid pixels.
    ///   - texts: the engine that measures texts.
    /// - Returns: the box in grid pixels.
    static func bounds(
      of commands: ArraySlice<DisplayCommand>, matrix: AffineTransform, texts: TextEngine
    ) -> Rect {
      var bounds = CommandBounds(
        levels: [Level(matrix: matrix, clip: unboundedRect)], texts: texts)
      for command in commands { bounds.add(command) }
      while bounds.levels.count > 1 { bounds.end() }
      return bounds.levels[0].box
    }

    private static let unboundedRect = Rect(x: -4e6, y: -4e6, width: 8e6, height: 8e6)

    private mutating func add(_ command: DisplayCommand) {
      switch command {
      case .fill(let path, _, _), .innerShadow(let path, _): add(path.bounds)
      case .stroke(let path, let stroke, _): add(path.bounds.inset(by: -stroke.reach))
      case .outerShadow(let path, let shadow):
        add(path.bounds.inset(by: -shadow.reach).offset(by: shadow.offset))
      case .text(let text, let origin): add(text, at: origin)
      case .image(let image): add(image.frame)
      case .clip(let path, _): begin(clip: path.bounds)
      case .mask(let mask): begin(clip: mask.image.frame)
      case .transform(let transform):
        begin(clip: nil)
        let matrix = level.matrix.concatenating(transform)
        // Content with an unusable transformation is not drawn.
        if matrix.isUsable { level.matrix = matrix } else { level.clip = .zero }
      case .group(let group):
        begin(clip: nil)
        level.filters = group.filters
        // Filters can move content from outside a clip into it.
        if !group.filters.isEmpty { level.clip = Self.unboundedRect }
      case .end: end()
      }
    }

    private var level: Level {
      get { levels[levels.count - 1] }
      set { levels[levels.count - 1] = newValue }
    }

    private mutating func add(_ box: Rect) {
      guard Path(box).isFinite, !box.isEmpty else { return }
      level.box = level.box.union(level.matrix.applied(to: box).intersection(level.clip))
    }

    private mutating func add(_ text: DisplayText, at origin: Point) {
      let metrics = texts.measure(text.block, width: text.width)
      // Glyphs extend beyond their boxes, but rarely by more than the font size.
      let box = text.box(at: origin, metrics).inset(by: -2 * metrics.fontSize)
      add(box)
      for shadow in text.shadows { add(box.inset(by: -shadow.reach).offset(by: shadow.offset)) }
    }

    private mutating func begin(clip: Rect?) {
      var next = Level(matrix: level.matrix, clip: level.clip)
      if let clip {
        next.clip =
          Path(clip).isFinite
          ? level.matrix.applied(to: clip).intersection(level.clip) : .zero
      }
      levels.append(next)
    }

    private mutating func end() {
      guard levels.count > 1 else { return }
      let ended = levels.removeLast()
      let box = ended.box.expanded(by: ended.filters, scale: ended.matrix.lengthScale)
      level.box = level.box.union(box.intersection(level.clip))
    }
  }

  extension Rect {
    /// Returns the box enlarged by the reach of filters, in pixels.
    ///
    /// - Parameters:
    ///   - filters: the filters, with lengths in px.
    ///   - scale: the number of pixels per px.
    /// - Returns: the enlarged box.
    func expanded(by filters: [DisplayFilter], scale: Double) -> Rect {
      filters.reduce(self) { box, filter in
        switch filter {
        case .blur(let deviation):
          box.inset(by: -Double(GaussianBlur(deviation: deviation * scale).reach))
        case .dropShadow(let shadow):
          box.union(
            box.inset(by: -shadow.reach * scale).offset(
              by: Point(shadow.offset.x * scale, shadow.offset.y * scale)))
        case .colorMatrix(let matrix):
          matrix.makesOpaque ? Rect(x: -4e6, y: -4e6, width: 8e6, height: 8e6) : box
        }
      }
    }
  }

  extension [Double] {
    /// A Boolean value that indicates whether a color matrix makes transparent pixels visible.
    fileprivate var makesOpaque: Bool { count == 20 && self[19] > 0 }
  }

  extension DisplayShadow {
    /// A Boolean value that indicates whether all lengths are finite.
    var isFinite: Bool { offset.isFinite && blur.isFinite && spread.isFinite }

    /// The distance that the shadow extends beyond the moved outline, in px.
    var reach: Double {
      let reach = 1.7 * max(blur, 0) + abs(spread) + 2
      return reach.isFinite ? min(reach, 1e6) : 0
    }
  }
#endif
