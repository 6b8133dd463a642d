// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// A painter of a display list on a Cairo context.
  ///
  /// Shadows and filters, which Cairo lacks, are rasterized on a pixel grid. A raster surface has
  /// its own grid. A vector surface, such as an SVG or a PDF, uses a finer grid of the painter.
  final class Painter {
    /// The context.
    let context: Context
    /// The options and caches of the renderer.
    let resources: RenderingResources
    /// The commands.
    let commands: [DisplayCommand]
    /// The number of grid pixels per surface unit, along each side.
    let gridScale: Double
    /// A Boolean value that indicates whether the surface is a raster surface.
    let hasPixels: Bool
    /// The state that the painters of a list and of its groups share.
    let session: PaintingSession
    /// The number of open nesting levels.
    var depth: Int

    /// The Cairo context.
    var cairo: OpaquePointer { context.pointer }

    /// Creates a painter of commands.
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

  /// The state that the painters of a list and of its groups share: problems and resource budgets.
  final class PaintingSession {
    private var distinct = DistinctProblems()
    /// The number of pixels of the open groups.
    var groupPixels = 0
    /// The number of estimated crossings of outlines so far.
    var outlineCrossings = 0
    /// The number of open groups that are painted twice, once for their shadow and once above it.
    var openShadows = 0
    /// The remaining budget of pixels for effects.
    private var effectPixels: Int

    /// Creates a session with full budgets.
    init(options: RenderingOptions) { effectPixels = options.maximumEffectPixels }

    /// Deducts pixels from the budget for effects, or returns `false` with a problem.
    func reserveEffectPixels(_ pixels: Int, times: Int = 1) -> Bool {
      let (needed, overflows) = pixels.multipliedReportingOverflow(by: times)
      guard !overflows, needed <= effectPixels else {
        add(.tooManyEffects)
        return false
      }
      effectPixels -= needed
      return true
    }

    /// The distinct problems, in the order in which they occurred.
    var problems: [RenderingProblem] { distinct.list }

    /// Adds a problem.
    func add(_ problem: RenderingProblem) { distinct.add(problem) }
  }

  /// The options and caches that a renderer shares with all its painters.
  struct RenderingResources: Sendable {
    /// The limits and cache sizes.
    let options: RenderingOptions
    /// The engine that lays out texts.
    let texts: TextEngine
    /// The store of decoded images.
    let images: ImageStore
    /// The cache of blurred shadows.
    let shadows: ShadowCache
  }

  extension Painter {
    /// Paints all commands.
    func play() { play(0..<commands.count) }

    /// Paints a range of commands, and ends the levels that it leaves open.
    func play(_ range: Range<Int>) {
      let outerDepth = depth
      var index = range.lowerBound
      while index < range.upperBound {
        index = play(at: index)
      }
      while depth > outerDepth {
        cairo_restore(cairo)
        depth -= 1
      }
    }

    /// Paints a command with its contents, and returns the index of the next command.
    private func play(at index: Int) -> Int {
      let command = commands[index]
      if command.opensScope {
        guard depth < resources.options.maximumDepth else {
          session.add(.tooDeep(limit: resources.options.maximumDepth))
          return endIndex(ofScopeAt: index) + 1
        }
      }
      switch command {
      case .fill(let path, let paint, let mode): fill(path, with: paint, mode)
      case .stroke(let path, let stroke, let paint): self.stroke(path, stroke, with: paint)
      case .text(let text, let origin): draw(text, at: origin)
      case .image(let image): draw(image)
      case .outerShadow(let path, let shadow):
        if acceptsPath(path) { draw(shadow, on: .outer, of: path) }
      case .innerShadow(let path, let shadow):
        if acceptsPath(path) { draw(shadow, on: .inner, of: path) }
      case .clip(let path, let mode) where hasPixels && path.isCostlyClip:
        return drawContents(ofScopeAt: index) { paint($0, clippedTo: path, fillRule: mode) }
      case .clip(let path, let mode): return openScope(at: index) { clip(path, mode) }
      case .transform(let transform): return openScope(at: index) { self.transform(transform) }
      case .group(let group): return drawContents(ofScopeAt: index) { paint(group, $0) }
      case .mask(let mask): return drawContents(ofScopeAt: index) { paint(mask, $0) }
      case .end:
        cairo_restore(cairo)
        depth -= 1
      }
      return index + 1
    }

    /// Begins a nesting level, or skips it if its content would be invisible.
    private func openScope(at index: Int, _ body: () -> Bool) -> Int {
      cairo_save(cairo)
      if body() {
        depth += 1
        return index + 1
      }
      cairo_restore(cairo)
      return endIndex(ofScopeAt: index) + 1
    }

    /// Calls a closure with the range of the contents of a command.
    private func drawContents(ofScopeAt index: Int, _ body: (Range<Int>) -> Void) -> Int {
      let end = endIndex(ofScopeAt: index)
      depth += 1
      body(index + 1..<end)
      depth -= 1
      return end + 1
    }

    /// Returns the index of the end of a nesting level, or the command count if the end is missing.
    func endIndex(ofScopeAt index: Int) -> Int {
      var openCount = 1
      var next = index + 1
      while next < commands.count {
        if commands[next].opensScope {
          openCount += 1
        } else if commands[next] == .end {
          openCount -= 1
        }
        if openCount == 0 { return next }
        next += 1
      }
      return commands.count
    }

    /// Clips the following commands to a path, and returns whether anything is visible in it.
    private func clip(_ path: Path, _ mode: FillMode) -> Bool {
      guard setPath(path) else { return false }
      cairo_set_fill_rule(cairo, mode.cairo)
      cairo_clip(cairo)
      return !path.isEmpty
    }

    /// Transforms the following commands, and returns whether they are visible.
    private func transform(_ transform: AffineTransform) -> Bool {
      guard transform.isUsable, matrix.concatenating(transform).isUsable else { return false }
      var matrix = transform.cairo
      cairo_transform(cairo, &matrix)
      return true
    }
  }
#endif
