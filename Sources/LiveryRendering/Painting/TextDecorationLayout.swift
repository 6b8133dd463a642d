// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo
  import CSSValues

  /// The decoration lines of a text, with their positions.
  struct TextDecorationLayout {
    /// The stacking position of a line relative to the text.
    enum Level {
      /// Underlines and overlines, below the text.
      case belowText
      /// Strikethrough lines, above the text.
      case aboveText
    }

    /// A horizontal line.
    struct Line {
      let level: Level
      let x: Double
      let width: Double
      let middle: Double
      let thickness: Double
    }

    /// The lines.
    private(set) var lines: [Line] = []
    /// The line style.
    let style: TextDecorationStyle
    /// The line color.
    let color: RGBA

    /// Creates the lines of a text, or returns `nil` if the text has no decoration.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - layout: the layout of the text.
    ///   - origin: the top left corner of the text, in px.
    ///   - matrix: the transformation from px; without rotation, lines are whole pixels thick.
    init?(_ text: DisplayText, _ layout: TextLayout, origin: Point, matrix: AffineTransform) {
      guard let decoration = text.decoration else { return nil }
      style = decoration.style
      color = decoration.color ?? text.color
      let metrics = layout.metrics
      let snap = PixelSnapping(matrix)
      func thickness(_ natural: Double) -> Double {
        let preferred = decoration.thickness.flatMap { $0.isFinite && $0 >= 0 ? min($0, 1e4) : nil }
        return snap.length(preferred ?? natural)
      }
      for line in layout.lines where line.width > 0 {
        func add(_ level: Level, top: Double, natural: Double, keepsMiddle: Bool = false) {
          let thickness = thickness(natural)
          let shift = keepsMiddle ? (natural - thickness) / 2 : 0
          let top = snap.y(origin.y + line.baseline + top + shift)
          lines.append(
            Line(
              level: level, x: origin.x + line.x, width: line.width, middle: top + thickness / 2,
              thickness: thickness))
        }
        if decoration.isUnderlined {
          add(.belowText, top: metrics.underline, natural: metrics.underlineThickness)
        }
        if decoration.isOverlined {
          add(.belowText, top: -metrics.ascent, natural: metrics.underlineThickness)
        }
        if decoration.isStruckThrough {
          add(
            .aboveText, top: -metrics.strikethrough, natural: metrics.strikethroughThickness,
            keepsMiddle: true)
        }
      }
    }
  }

  /// Rounding to whole pixels for a transformation without rotation.
  private struct PixelSnapping {
    private let scale: Double
    private let offset: Double

    init(_ matrix: AffineTransform) {
      let isUpright = matrix.b == 0 && matrix.c == 0 && matrix.d > 0
      scale = isUpright ? matrix.d : 0
      offset = matrix.f
    }

    func length(_ length: Double) -> Double {
      scale > 0 ? max((length * scale).rounded(), 1) / scale : length
    }

    func y(_ y: Double) -> Double {
      scale > 0 ? ((y * scale + offset).rounded() - offset) / scale : y
    }
  }

  extension Painter {
    /// Draws the lines below or above a text.
    func draw(_ decorations: TextDecorationLayout, _ level: TextDecorationLayout.Level) {
      set(decorations.color)
      for line in decorations.lines where line.level == level {
        cairo_set_line_width(cairo, line.thickness)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        cairo_set_dash(cairo, nil, 0, 0)
        switch decorations.style {
        case .solid: drawStraightLine(line, at: 0)
        case .double:
          drawStraightLine(line, at: 0)
          drawStraightLine(line, at: 2 * line.thickness)
        case .dotted:
          cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
          setDash(line, [0, 2 * line.thickness])
          drawStraightLine(line, at: 0)
        case .dashed:
          setDash(line, [3 * line.thickness, 2 * line.thickness])
          drawStraightLine(line, at: 0)
        case .wavy: drawWavyLine(line)
        }
      }
      cairo_set_dash(cairo, nil, 0, 0)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    }

    private func setDash(_ line: TextDecorationLayout.Line, _ lengths: [Double]) {
      guard line.thickness > 0, line.width / line.thickness < 1e5 else { return }
      cairo_set_dash(cairo, lengths, Int32(lengths.count), 0)
    }

    private func drawStraightLine(_ line: TextDecorationLayout.Line, at distance: Double) {
      cairo_move_to(cairo, line.x, line.middle + distance)
      cairo_line_to(cairo, line.x + line.width, line.middle + distance)
      cairo_stroke(cairo)
    }

    /// Draws a wave of half periods, each three times as long as the line is thick.
    private func drawWavyLine(_ line: TextDecorationLayout.Line) {
      let length = 3 * max(line.thickness, 0.1)
      let count = min(Int((line.width / length).rounded(.up)), 10_000)
      cairo_save(cairo)
      cairo_rectangle(
        cairo, line.x, line.middle - 4 * length, line.width, 8 * length)
      cairo_clip(cairo)
      cairo_move_to(cairo, line.x, line.middle)
      for number in 0..<max(count, 1) {
        let (x, rise) = (line.x + Double(number) * length, number % 2 == 0 ? -length : length)
        cairo_curve_to(
          cairo, x + length / 2, line.middle + rise, x + length / 2, line.middle + rise, x + length,
          line.middle)
      }
      cairo_stroke(cairo)
      cairo_restore(cairo)
    }
  }
#endif
