// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// A shadow without the content that casts it.
  struct ShadowRequest {
    /// The color of the shadow.
    let color: RGBA
    /// The blur, in pixels.
    let blur: GaussianBlur
    /// The distance by which the mask grows before the blur, in pixels.
    var spread = 0.0
    /// The placement of the content that casts the shadow.
    let placement: GridPlacement
    /// The cache key of the mask.
    let key: ShadowKey
  }

  extension ShadowRequest {
    /// The number of passes over the pixels.
    var passes: Int { 1 + PixelBuffer.passes(spreading: spread) }

    /// The distance in pixels within which a pixel affects the mask.
    var reach: Int { blur.reach + Int(min(abs(spread), PixelBuffer.maximumSpread).rounded(.up)) }
  }

  extension Painter {
    /// Draws the shadow of an outline on one side of it.
    func draw(_ shadow: DisplayShadow, on side: OutlineShadow.Side, of path: Path) {
      guard shadow.color.alpha > 0, !path.isEmpty else { return }
      guard let outline = OutlineShadow(shadow, on: side, of: path) else {
        return session.add(.notFinite)
      }
      let origin = AffineTransform.translation(path.bounds.origin)
      guard let placement = GridPlacement(gridMatrix.concatenating(origin)) else { return }
      let request = ShadowRequest(
        color: shadow.color, blur: outline.gaussian(placement.matrix), placement: placement,
        key: .outline(outline, placement))
      draw(request, area: outline.area(placement.matrix)) { part, source in
        mask(of: outline, placement.matrix, part, from: source)
      }
    }

    /// Draws the shadow of the content that commands paint.
    func draw(_ shadow: DisplayShadow, of range: Range<Int>) {
      guard shadow.color.alpha > 0, shadow.isFinite,
        let placement = GridPlacement(gridMatrix.concatenating(.translation(shadow.offset)))
      else { return }
      let matrix = placement.matrix
      let request = ShadowRequest(
        color: shadow.color,
        blur: GaussianBlur(deviation: shadow.blur / 2 * matrix.lengthScale),
        spread: shadow.spread * matrix.lengthScale, placement: placement,
        key: .commands(
          Array(commands[range]), blur: shadow.blur, spread: shadow.spread, placement))
      draw(request, area: area(of: commands[range], matrix, request.reach)) { part, source in
        blurred(request.blur, spread: request.spread, part, from: source, matrix: matrix) {
          $0.play(range)
        }
      }
    }

    /// Returns the grid rectangle of the content that commands paint, grown by the reach of a blur.
    func area(
      of commands: ArraySlice<DisplayCommand>, _ matrix: AffineTransform, _ reach: Int
    ) -> GridRect {
      let bounds = CommandBounds.bounds(of: commands, matrix: matrix, texts: resources.texts)
      return GridRect(covering: bounds).outset(by: reach)
    }

    /// Paints a color through the mask of a shadow, which is rendered if it is not cached.
    ///
    /// - Parameters:
    ///   - shadow: the shadow.
    ///   - area: the rectangle of the mask, relative to the anchor.
    ///   - make: a closure that renders a part of the mask from a larger part of the content.
    func draw(
      _ shadow: ShadowRequest, area: @autoclosure () -> GridRect,
      make: (_ part: GridRect, _ source: GridRect) -> PixelBuffer
    ) {
      let anchor = shadow.placement.anchor
      var visible = visibleArea
      visible.x -= anchor.x
      visible.y -= anchor.y
      var mask = resources.shadows.mask(for: shadow.key)
      if mask == nil {
        let area = area()
        let visiblePart = area.intersection(visible)
        guard !visiblePart.isEmpty else { return }
        // Of a very large shadow, only the visible part is rendered.
        let isCacheable = area.area <= Self.maximumCachedArea && hasCapacity(for: area)
        let part = isCacheable ? area : visiblePart
        guard hasCapacity(for: part) else { return session.add(.groupTooLarge) }
        guard session.reserveEffectPixels(part.area, times: shadow.passes) else { return }
        let newMask = ShadowMask(
          pixels: make(part, area.intersection(part.outset(by: shadow.reach))), area: part)
        if isCacheable { resources.shadows.insert(newMask, for: shadow.key) }
        mask = newMask
      }
      guard let mask, !mask.area.intersection(visible).isEmpty else { return }
      paint(
        shadow.color, through: mask.pixels, x: anchor.x + mask.area.x, y: anchor.y + mask.area.y)
    }

    /// The maximum number of pixels of a shadow that is rendered and cached as a whole.
    private static let maximumCachedArea = 4 << 20

    /// Renders the mask of an outline's shadow for a grid rectangle.
    private func mask(
      of outline: OutlineShadow, _ matrix: AffineTransform, _ part: GridRect, from source: GridRect
    ) -> PixelBuffer {
      let spread = outline.side == .outer ? outline.spread : -outline.spread
      let pixels = blurred(outline.gaussian(matrix), part, from: source, matrix: matrix) {
        $0.drawSilhouette(of: outline, spread: spread)
      }
      if outline.side == .inner { pixels.invert() }
      let painter = painter(on: pixels, part, matrix: matrix)
      cairo_set_operator(
        painter.cairo, outline.side == .outer ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
      painter.fill(outline.path, with: .color(.black))
      return pixels
    }

    /// Fills an outline that is moved by the shadow's offset and grown by the spread.
    private func drawSilhouette(of outline: OutlineShadow, spread: Double) {
      cairo_save(cairo)
      cairo_translate(cairo, outline.offset.x, outline.offset.y)
      fill(outline.path, with: .color(.black))
      if spread != 0, setPath(outline.path) {
        // A stroke along the outline, half of it outside, is added or subtracted.
        if spread < 0 { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
        cairo_set_line_width(cairo, min(2 * abs(spread), 1e5))
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        cairo_set_miter_limit(cairo, 4)
        cairo_stroke(cairo)
      }
      cairo_restore(cairo)
    }
  }

  extension OutlineShadow {
    /// Returns the blur, in pixels.
    fileprivate func gaussian(_ matrix: AffineTransform) -> GaussianBlur {
      GaussianBlur(deviation: blur / 2 * matrix.lengthScale)
    }

    /// Returns the grid rectangle of the mask.
    fileprivate func area(_ matrix: AffineTransform) -> GridRect {
      let reach = gaussian(matrix).reach
      switch side {
      case .outer:
        // Miters extend the corners of a grown outline, up to the miter limit.
        let shadowBounds = path.bounds.inset(by: -max(spread, 0) * 4).offset(by: offset)
        return GridRect(covering: matrix.applied(to: shadowBounds)).outset(by: reach + 1)
      case .inner:
        return GridRect(covering: matrix.applied(to: path.bounds)).outset(by: reach + 1)
      }
    }
  }
#endif
