// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  import CCairo

  /// A renderer of display lists with Cairo and Pango.
  ///
  /// The output is a PNG, an SVG or a PDF, pixels, or a Cairo context of the program.
  ///
  /// ```swift
  /// let renderer = Renderer(images: ImageLoader { try theme.resource(for: $0).bytes })
  /// let list = pipeline.displayList(in: Rect(x: 0, y: 0, width: 80, height: 44), measuring: renderer.measuring)
  /// let png = try renderer.png(list, size: Size(80, 44), scale: 2)
  /// ```
  ///
  /// A renderer caches images, blurred shadows and text layouts, so a program creates it once and
  /// keeps it. Any number of tasks can draw with it at once. A renderer leaves out what it cannot
  /// draw, such as a damaged image. ``rendering(_:as:size:scale:background:)`` reports these parts
  /// as problems.
  public final class Renderer: Sendable {
    /// The options and caches.
    let resources: RenderingResources

    /// Creates a renderer with empty caches.
    ///
    /// - Parameters:
    ///   - options: the limits and cache sizes.
    ///   - images: the loader of the images that a theme refers to by URL.
    public init(
      options: RenderingOptions = RenderingOptions(),
      images: any ImageLoading = UnavailableImageFiles()
    ) {
      resources = RenderingResources(
        options: options, texts: TextEngine(options: options),
        images: ImageStore(loader: images, options: options),
        shadows: ShadowCache(capacity: options.caches.shadows))
    }
  }

  extension Renderer {
    /// The limits and cache sizes.
    public var options: RenderingOptions { resources.options }

    /// The text and image measurement that pipelines lay out with.
    public var measuring: MeasurementContext {
      MeasurementContext(text: resources.texts, images: resources.images)
    }

    /// Clears the image cache, so that changed files are loaded again.
    public func removeCachedImages() {
      resources.images.removeAll()
      resources.shadows.removeAll()
    }

    /// Draws a display list on a Cairo context of the program, such as that of a window.
    ///
    /// The state of the context is restored, except for its current path.
    ///
    /// - Parameters:
    ///   - list: the display list.
    ///   - context: a `cairo_t`, which no other task may use meanwhile.
    ///   - scale: the number of context units per px, on top of the context's own transformation.
    /// - Returns: the problems that occurred.
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

    /// Draws a display list on a context whose user unit is the px.
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
