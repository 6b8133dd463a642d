// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension Painter {
    /// Calls a closure that paints, with a tile pattern as the source of the context.
    func withSource(_ tiles: DisplayPattern, on bounds: Rect, _ body: () -> Void) {
      guard !tiles.tile.isEmpty, Path(tiles.tile).isFinite, let picture = picture(of: tiles) else {
        return
      }
      let onlyTile = tiles.singleTile(in: bounds)
      if tiles.isSeamless, let (pattern, _) = pattern(of: picture, nil, in: onlyTile ?? tiles.tile)
      {
        // A repeated pattern has no seams; a single tile must not blend with a neighbor.
        cairo_pattern_set_extend(
          pattern.pointer, onlyTile == nil ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_GOOD)
        cairo_set_source(cairo, pattern.pointer)
        body()
        return
      }
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      guard setPath(Path(bounds)) else { return }
      cairo_clip(cairo)
      let visible = visibleBounds.intersection(bounds)
      guard let indices = tiles.tileIndices(in: visible) else { return }
      guard indices.columns.count * indices.rows.count <= DisplayPattern.maximumTileCount else {
        return session.add(.tooManyTiles)
      }
      cairo_push_group(cairo)
      for y in indices.rows {
        for x in indices.columns {
          let offset = Point(Double(x) * tiles.step.width, Double(y) * tiles.step.height)
          draw(picture, nil, in: tiles.tile.offset(by: offset), isPixelated: false)
        }
      }
      cairo_pop_group_to_source(cairo)
      body()
    }

    /// Returns the content of each tile, or `nil` with a problem if it cannot be rendered.
    private func picture(of tiles: DisplayPattern) -> DecodedImage? {
      let scale = gridMatrix.lengthScale
      // Tiles below a hundredth of a pixel are invisible, and Cairo cannot position them.
      guard min(tiles.tile.width, tiles.tile.height) * scale >= 0.01 else {
        session.add(.tooManyTiles)
        return nil
      }
      let paint: Paint
      switch tiles.content {
      case .image(let source): return picture(source)
      case .paint(let content): paint = content
      }
      let box = Rect(
        x: 0, y: 0, width: max((tiles.tile.width * scale).rounded(), 1),
        height: max((tiles.tile.height * scale).rounded(), 1))
      let area = GridRect(covering: box)
      guard hasCapacity(for: area) else {
        session.add(.groupTooLarge)
        return nil
      }
      guard session.reserveEffectPixels(area.area) else { return nil }
      let pixels = PixelBuffer(width: area.width, height: area.height, format: .color)
      let matrix = AffineTransform(
        a: box.width / tiles.tile.width, b: 0, c: 0, d: box.height / tiles.tile.height, e: 0, f: 0
      ).concatenating(.translation(Point(-tiles.tile.minX, -tiles.tile.minY)))
      painter(on: pixels, area, matrix: matrix).fill(Path(tiles.tile), with: paint)
      return DecodedImage(pixels: pixels)
    }

    /// The bounding box of the current clip, in px.
    var visibleBounds: Rect {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(cairo, &left, &top, &right, &bottom)
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  extension DisplayPattern {
    /// A Boolean value that indicates whether tiles touch on all sides.
    fileprivate var isSeamless: Bool {
      repeatsHorizontally && repeatsVertically && step == tile.size
    }

    /// Returns the only tile that a box intersects, or `nil` if it intersects several.
    fileprivate func singleTile(in box: Rect) -> Rect? {
      // An invisible overlap with the next tile does not count.
      guard let indices = tileIndices(in: box.inset(by: 1e-3)), indices.columns.count == 1,
        indices.rows.count == 1
      else { return nil }
      return tile.offset(
        by: Point(
          Double(indices.columns.lowerBound) * step.width,
          Double(indices.rows.lowerBound) * step.height))
    }

    /// Returns the columns and rows of the tiles that intersect a box, or `nil` if none does.
    fileprivate func tileIndices(
      in box: Rect
    ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
      guard !box.isEmpty, step.width > 0, step.height > 0, step.width.isFinite,
        step.height.isFinite
      else { return nil }
      func axisIndices(
        from low: Double, to high: Double, start: Double, length: Double, step: Double,
        repeats: Bool
      ) -> ClosedRange<Int>? {
        guard repeats else { return start < high && start + length > low ? 0...0 : nil }
        let first = ((low - start - length) / step).rounded(.down) + 1
        let last = ((high - start) / step).rounded(.up) - 1
        guard last >= first, abs(first) < 1e9 else { return nil }
        return Int(first)...Int(min(last, first + Double(Self.maximumTileCount)))
      }
      guard
        let columns = axisIndices(
          from: box.minX, to: box.maxX, start: tile.minX, length: tile.width, step: step.width,
          repeats: repeatsHorizontally),
        let rows = axisIndices(
          from: box.minY, to: box.maxY, start: tile.minY, length: tile.height, step: step.height,
          repeats: repeatsVertically)
      else { return nil }
      return (columns, rows)
    }

    /// The maximum number of tiles; more tiles are too small to be visible.
    fileprivate static let maximumTileCount = 100_000
  }
#endif
