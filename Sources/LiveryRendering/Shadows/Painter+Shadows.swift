// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo
  import LiveryPipelines

  extension Painter {
    /// Draws the shadow of an outline on one side of it.
    func draw(_ side: OutlineShadow.Side, _ path: Path, _ shadow: DisplayShadow) {
      guard shadow.color.alpha > 0, !path.isEmpty else { return }
      guard let outline = OutlineShadow(side, path, shadow) else { return session.add(.notFinite) }
      let matrix = gridMatrix.concatenating(.translation(path.bounds.origin))
      guard let placement = GridPlacement(matrix) else { return }
      paint(
        shadow.color, .outline(outline, placement), placement, outline.area(placement.matrix),
        outline.gaussian(placement.matrix)
      ) {
        mask(of: outline, placement.matrix, $0, from: $1)
      }
    }

    /// Draws the shadow of all that commands paint.
    func draw(_ shadow: DisplayShadow, of range: Range<Int>) {
      guard shadow.color.alpha > 0, shadow.offset.isFinite, shadow.blur.isFinite,
        let placement = GridPlacement(gridMatrix.concatenating(.translation(shadow.offset)))
      else { return }
      let bounds = CommandBounds.bounds(
        of: commands[range], matrix: placement.matrix, texts: resources.texts)
      let blur = GaussianBlur(deviation: shadow.blur / 2 * placement.matrix.lengthScale)
      let area = GridRect(covering: bounds).grown(by: blur.reach)
      let key = ShadowKey.commands(Array(commands[range]), blur: shadow.blur, placement)
      paint(shadow.color, key, placement, area, blur) { seen, source in
        blurred(blur, seen, from: source, matrix: placement.matrix) { $0.play(range) }
      }
    }

    /// Paints a color through a shadow's mask, which is made if it is not kept.
    ///
    /// - Parameters:
    ///   - color: the color.
    ///   - key: all that the mask depends on.
    ///   - placement: where its anchor lies.
    ///   - area: what the mask covers, from the anchor.
    ///   - blur: the blur that reaches so far.
    ///   - make: makes the pixels of a part of the area from what is thrown in another, larger one.
    func paint(
      _ color: RGBA, _ key: ShadowKey, _ placement: GridPlacement, _ area: GridRect,
      _ blur: GaussianBlur, make: (_ part: GridRect, _ source: GridRect) -> PixelBuffer
    ) {
      let anchor = placement.anchor
      var visible = visibleArea
      visible.x -= anchor.x
      visible.y -= anchor.y
      let seen = area.intersection(visible)
      guard !seen.isEmpty else { return }
      let mask: ShadowMask?
      if area.area <= Self.largestWhole {
        mask = resources.shadows.mask(for: key) {
          ShadowMask(pixels: make(area, area), area: area)
        }
      } else {
        // Of a very large shadow only what is seen, from what is blurred into it.
        guard seen.area <= resources.options.maximumPixels else {
          return session.add(.groupTooLarge)
        }
        let source = area.intersection(seen.grown(by: blur.reach))
        mask = ShadowMask(pixels: make(seen, source), area: seen)
      }
      guard let mask else { return }
      paint(color, through: mask.pixels, x: anchor.x + mask.area.x, y: anchor.y + mask.area.y)
    }

    /// The most pixels of a shadow that is made, and kept, as a whole.
    private static let largestWhole = 4 << 20

    /// Makes the shadow of an outline in a part of the grid.
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
      painter.fill(outline.path, .color(.black), .nonzero)
      return pixels
    }

    /// Fills an outline that is moved, and made larger or smaller.
    private func drawSilhouette(of outline: OutlineShadow, spread: Double) {
      cairo_save(cairo)
      cairo_translate(cairo, outline.offset.x, outline.offset.y)
      fill(outline.path, .color(.black), .nonzero)
      if spread != 0, trace(outline.path) {
        // A line along the outline, half of it outside: added, or taken away.
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
    /// The blur, in pixels.
    fileprivate func gaussian(_ matrix: AffineTransform) -> GaussianBlur {
      GaussianBlur(deviation: blur / 2 * matrix.lengthScale)
    }

    /// What the shadow's mask covers.
    fileprivate func area(_ matrix: AffineTransform) -> GridRect {
      let reach = gaussian(matrix).reach
      switch side {
      case .outer:
        // Points of the outline reach farther than its sides, up to the limit of a miter.
        let thrown = path.bounds.inset(by: -max(spread, 0) * 4).offset(by: offset)
        return GridRect(covering: matrix.applied(to: thrown)).grown(by: reach + 1)
      case .inner:
        return GridRect(covering: matrix.applied(to: path.bounds)).grown(by: reach + 1)
      }
    }
  }

  extension PixelBuffer {
    /// Covers what is not covered.
    fileprivate func invert() {
      for index in 0..<size { bytes[index] = 255 - bytes[index] }
    }
  }
#endif
