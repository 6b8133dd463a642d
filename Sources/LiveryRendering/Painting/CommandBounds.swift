// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  /// Adds up the box around what commands paint, in pixels of a grid; rather too large than too small.
  struct CommandBounds {
    private var levels: [Level]
    private let texts: TextEngine

    /// What holds for commands, and what is gathered of them.
    private struct Level {
      var matrix: AffineTransform
      var clip: Rect
      var filters: [DisplayFilter] = []
      var box = Rect.zero
    }

    /// The box around commands.
    ///
    /// - Parameters:
    ///   - commands: the commands, each that begins something with its end.
    ///   - matrix: the transformation from px to pixels of the grid.
    ///   - texts: who knows how large texts are.
    /// - Returns: the box.
    static func bounds(
      of commands: ArraySlice<DisplayCommand>, matrix: AffineTransform, texts: TextEngine
    ) -> Rect {
      var bounds = CommandBounds(
        levels: [Level(matrix: matrix, clip: everything)], texts: texts)
      for command in commands { bounds.add(command) }
      while bounds.levels.count > 1 { bounds.end() }
      return bounds.levels[0].box
    }

    private static let everything = Rect(x: -4e6, y: -4e6, width: 8e6, height: 8e6)

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
        // What cannot be transformed is not drawn.
        if matrix.isUsable { level.matrix = matrix } else { level.clip = .zero }
      case .group(let group):
        begin(clip: nil)
        level.filters = group.filters
        // Filters can bring into a clip what is outside of it.
        if !group.filters.isEmpty { level.clip = Self.everything }
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
      let measure = texts.measure(text.block, width: text.width)
      // Letters reach beyond their boxes, but rarely by more than their size.
      let box = text.box(at: origin, measure).inset(by: -2 * measure.fontSize)
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
      let box = ended.box.grown(by: ended.filters, scale: ended.matrix.lengthScale)
      level.box = level.box.union(box.intersection(level.clip))
    }
  }

  extension Rect {
    /// The box with what filters paint around it, in pixels.
    ///
    /// - Parameters:
    ///   - filters: the filters, with lengths in px.
    ///   - scale: the pixels of a px.
    /// - Returns: the larger box.
    func grown(by filters: [DisplayFilter], scale: Double) -> Rect {
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
    /// Whether a matrix of colors paints where nothing is.
    fileprivate var makesOpaque: Bool { count == 20 && self[19] > 0 }
  }

  extension DisplayShadow {
    /// Whether all its lengths are numbers.
    var isFinite: Bool { offset.isFinite && blur.isFinite && spread.isFinite }

    /// How far it reaches beyond the moved outline, in px.
    var reach: Double {
      let reach = 1.7 * max(blur, 0) + abs(spread) + 2
      return reach.isFinite ? min(reach, 1e6) : 0
    }
  }
#endif
