// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  import CCairo

  /// Draws display lists with Cairo and Pango: as PNG, SVG or PDF, as pixels, or on a context of the program's own.
  ///
  /// ```swift
  /// let renderer = Renderer(images: ImageLoader { try theme.resource(for: $0).bytes })
  /// let list = pipeline.displayList(in: Rect(x: 0, y: 0, width: 80, height: 44), measuring: renderer.measuring)
  /// let png = try renderer.png(list, size: Size(80, 44), scale: 2)
  /// ```
  ///
  /// A renderer keeps pictures, blurred shadows and laid out texts for the next time, so a program makes one and keeps it. Any
  /// number of tasks may draw with it at once. What cannot be drawn, such as a damaged picture, is left out, and the
  /// rest is drawn; ``rendering(_:as:size:scale:background:)`` says what that was.
  public final class Renderer: Sendable {
    /// What is kept.
    let resources: RenderingResources

    /// A renderer that keeps nothing yet.
    ///
    /// - Parameters:
    ///   - options: the limits.
    ///   - images: who gives the pictures that a theme refers to by an address.
    public init(
      options: RenderingOptions = RenderingOptions(), images: any ImageLoading = NoImageFiles()
    ) {
      resources = RenderingResources(
        options: options, texts: TextEngine(options: options),
        images: ImageStore(loader: images, options: options),
        shadows: ShadowCache(capacity: options.caches.shadows))
    }
  }

  extension Renderer {
    /// The limits.
    public var options: RenderingOptions { resources.options }

    /// Measures texts as they will be drawn, and pictures: what pipelines ask for.
    public var measuring: Measuring {
      Measuring(text: resources.texts, images: resources.images)
    }

    /// Forgets all pictures, so that those whose files have changed are loaded again.
    public func forgetImages() {
      resources.images.removeAll()
      resources.shadows.removeAll()
    }

    /// Draws on a context of the program's own, such as that of a window.
    ///
    /// The context is left as it was, but for its current path and what is drawn.
    ///
    /// - Parameters:
    ///   - list: the commands.
    ///   - context: a `cairo_t`, which must not be used by another task meanwhile.
    ///   - scale: the units of the context that a px has, on top of the context's own transformation.
    /// - Returns: what could not be drawn.
    @discardableResult
    public func draw(
      _ list: DisplayList, on context: OpaquePointer, scale: Double = 1
    ) -> [RenderingProblem] {
      guard scale > 0, scale.isFinite else { return [.notFinite] }
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_scale(context, scale, scale)
      return play(list, on: Context(sharing: context))
    }

    /// Plays a list on a context that is transformed to px.
    func play(_ list: DisplayList, on context: Context) -> [RenderingProblem] {
      let kind = SurfaceKind(of: context)
      let session = PaintingSession(options: options)
      let painter = Painter(
        list.commands, on: context, resources: resources,
        gridScale: kind.gridScale(embedded: options.embeddedScale), hasPixels: kind.hasPixels,
        session: session)
      painter.play()
      return session.problems
    }
  }
#endif
