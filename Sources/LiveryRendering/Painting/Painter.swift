// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// Plays a display list on a context of Cairo.
  ///
  /// What cannot be drawn by Cairo, shadows and filters, is painted into pixels first, on a grid: that of the surface where it
  /// has one, and a finer one of the painter's own where the surface holds lines and texts, as SVG and PDF do.
  final class Painter {
    /// The context.
    let context: Context
    /// What a renderer keeps for all its painters.
    let resources: RenderingResources
    /// The commands.
    let commands: [DisplayCommand]
    /// The pixels of the grid along a unit of the surface.
    let gridScale: Double
    /// Whether the surface has pixels.
    let hasPixels: Bool
    /// What the painters of a list and of its groups share.
    let session: PaintingSession
    /// How much is begun.
    var depth: Int

    /// Cairo's context.
    var cairo: OpaquePointer { context.pointer }

    /// A painter of commands.
    init(
      _ commands: [DisplayCommand], on context: Context, resources: RenderingResources,
      gridScale: Double, hasPixels: Bool, session: PaintingSession, depth: Int = 0
    ) {
      self.context = context
      self.resources = resources
      self.commands = commands
      self.gridScale = gridScale
      self.hasPixels = hasPixels
      self.session = session
      self.depth = depth
    }
  }

  /// What the painters of a list and of its groups share: what could not be drawn, and the memory that they take.
  final class PaintingSession {
    private var distinct = DistinctProblems()
    /// The pixels of the groups that are painted at the moment.
    var groupPixels = 0
    /// How often lines of outlines may have crossed so far.
    var outlineCrossings = 0
    /// The groups with a shadow that are painted twice at the moment: once for the shadow, and once on top of it.
    var openShadows = 0
    /// The pixels of effects that may still be gone through.
    private var effectPixels: Int

    /// Nothing painted yet.
    init(options: RenderingOptions) { effectPixels = options.maximumEffectPixels }

    /// Takes pixels for an effect; false, with a problem, where so many are not left.
    func take(_ pixels: Int, times: Int = 1) -> Bool {
      let (needed, overflows) = pixels.multipliedReportingOverflow(by: times)
      guard !overflows, needed <= effectPixels else {
        add(.tooManyEffects)
        return false
      }
      effectPixels -= needed
      return true
    }

    /// The problems in the order in which they were met, each once.
    var problems: [RenderingProblem] { distinct.list }

    /// Adds a problem.
    func add(_ problem: RenderingProblem) { distinct.add(problem) }
  }

  /// What a renderer keeps for all its painters.
  struct RenderingResources: Sendable {
    /// The limits.
    let options: RenderingOptions
    /// Lays out texts.
    let texts: TextEngine
    /// Gives pictures.
    let images: ImageStore
    /// Gives blurred shadows.
    let shadows: ShadowCache
  }

  extension Painter {
    /// Plays all commands.
    func play() { play(0..<commands.count) }

    /// Plays commands, and ends what has no end among them.
    func play(_ range: Range<Int>) {
      let outside = depth
      var index = range.lowerBound
      while index < range.upperBound {
        index = play(at: index)
      }
      while depth > outside {
        cairo_restore(cairo)
        depth -= 1
      }
    }

    /// Plays a command, or all of what it begins, and says which one is next.
    private func play(at index: Int) -> Int {
      let command = commands[index]
      if command.begins {
        guard depth < resources.options.maximumDepth else {
          session.add(.tooDeep(limit: resources.options.maximumDepth))
          return end(of: index) + 1
        }
      }
      switch command {
      case .fill(let path, let paint, let mode): fill(path, with: paint, mode)
      case .stroke(let path, let stroke, let paint): self.stroke(path, stroke, with: paint)
      case .text(let text, let origin): draw(text, at: origin)
      case .image(let image): draw(image)
      case .outerShadow(let path, let shadow):
        if canTrace(path) { draw(shadow, on: .outer, of: path) }
      case .innerShadow(let path, let shadow):
        if canTrace(path) { draw(shadow, on: .inner, of: path) }
      case .clip(let path, let mode) where hasPixels && path.isCostlyClip:
        return contents(of: index) { paint(inside: path, mode, $0) }
      case .clip(let path, let mode): return begin(index) { clip(path, mode) }
      case .transform(let transform): return begin(index) { self.transform(transform) }
      case .group(let group): return contents(of: index) { paint(group, $0) }
      case .mask(let mask): return contents(of: index) { paint(mask, $0) }
      case .end:
        cairo_restore(cairo)
        depth -= 1
      }
      return index + 1
    }

    /// Begins what lasts until its end; where nothing of it would be seen, all of it is passed over.
    private func begin(_ index: Int, _ body: () -> Bool) -> Int {
      cairo_save(cairo)
      if body() {
        depth += 1
        return index + 1
      }
      cairo_restore(cairo)
      return end(of: index) + 1
    }

    /// Hands over all that a command begins.
    private func contents(of index: Int, _ body: (Range<Int>) -> Void) -> Int {
      let end = end(of: index)
      depth += 1
      body(index + 1..<end)
      depth -= 1
      return end + 1
    }

    /// Where the end of what a command begins is; behind the last one where it has none.
    func end(of index: Int) -> Int {
      var open = 1
      var next = index + 1
      while next < commands.count {
        if commands[next].begins { open += 1 } else if commands[next] == .end { open -= 1 }
        if open == 0 { return next }
        next += 1
      }
      return commands.count
    }

    /// Limits what follows to an outline; says whether anything can be seen in it.
    private func clip(_ path: Path, _ mode: FillMode) -> Bool {
      guard trace(path) else { return false }
      cairo_set_fill_rule(cairo, mode.cairo)
      cairo_clip(cairo)
      return !path.isEmpty
    }

    /// Transforms what follows; says whether anything can be seen of it.
    private func transform(_ transform: AffineTransform) -> Bool {
      guard transform.isUsable, matrix.concatenating(transform).isUsable else { return false }
      var matrix = transform.cairo
      cairo_transform(cairo, &matrix)
      return true
    }
  }
#endif
