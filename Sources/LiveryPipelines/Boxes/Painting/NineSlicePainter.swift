// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Draws the nine slices of a border image.
///
/// Defined by [CSS Backgrounds 3, section 5.6](https://drafts.csswg.org/css-backgrounds-3/#border-image-process).
struct NineSlicePainter {
  private let image: PaintableImage
  private let currentColor: RGBA
  private let size: Size
  private let slices: Insets
  private let area: Rect
  private let widths: Insets
  private let tiling: EdgeTiling
  private let isFilled: Bool

  init(_ step: BorderImageStep, _ image: PaintableImage, in context: DrawingContext) {
    self.image = image
    currentColor = context.color
    tiling = step.tiling
    isFilled = step.isFilled
    let border = context.box.border
    area = context.frame.inset(
      by: -step.outsets.pixels(of: context.frame.size, units: border, automatic: .zero))
    size = image.size ?? area.size
    let cuts = step.slices.pixels(of: size, units: Insets(1), automatic: .zero)
    slices = Insets(
      top: min(cuts.top, size.height), right: min(cuts.right, size.width),
      bottom: min(cuts.bottom, size.height), left: min(cuts.left, size.width))
    let preferred = step.widths.pixels(of: area.size, units: border, automatic: slices)
    // Widths that would overlap are scaled down together.
    let factor = min(
      1, preferred.horizontal > 0 ? area.width / preferred.horizontal : 1,
      preferred.vertical > 0 ? area.height / preferred.vertical : 1)
    widths = Insets(
      top: preferred.top * factor, right: preferred.right * factor,
      bottom: preferred.bottom * factor,
      left: preferred.left * factor)
  }

  /// A part of a length: its start and its length.
  private typealias Span = (start: Double, length: Double)

  /// Draws the corners, the sides, and the center if `fill` is set.
  func draw(in context: inout DrawingContext) {
    guard !area.isEmpty, !size.isEmpty else { return }
    image.draw(in: &context) { draw($0, in: &$1) }
  }

  private func draw(_ content: PaintableImage.Content, in context: inout DrawingContext) {
    let columns = Self.spans(slices.left, slices.right, of: size.width)
    let rows = Self.spans(slices.top, slices.bottom, of: size.height)
    let across = Self.spans(widths.left, widths.right, of: area.width)
    let down = Self.spans(widths.top, widths.bottom, of: area.height)
    for row in 0..<3 {
      for column in 0..<3 where isFilled || row != 1 || column != 1 {
        let part = Rect(
          x: columns[column].start, y: rows[row].start, width: columns[column].length,
          height: rows[row].length)
        let target = Rect(
          x: area.minX + across[column].start, y: area.minY + down[row].start,
          width: across[column].length,
          height: down[row].length)
        guard !part.isEmpty, !target.isEmpty else { continue }
        // The center uses the scale of the upper and the left side.
        let scale = Size(
          column == 1 ? self.scale(across: row, part) : 1,
          row == 1 ? self.scale(down: column, part) : 1)
        draw(
          content, part, in: target,
          tile: Size(part.width * scale.width, part.height * scale.height),
          isTiledAcross: column == 1, isTiledDown: row == 1, in: &context)
      }
    }
  }

  /// Returns the scale of a horizontal side, which follows its thickness.
  private func scale(across row: Int, _ part: Rect) -> Double {
    switch row {
    case 0: slices.top > 0 ? widths.top / slices.top : 1
    case 2: slices.bottom > 0 ? widths.bottom / slices.bottom : 1
    default:
      slices.top > 0
        ? widths.top / slices.top : slices.bottom > 0 ? widths.bottom / slices.bottom : 1
    }
  }

  /// Returns the scale of a vertical side, which follows its thickness.
  private func scale(down column: Int, _ part: Rect) -> Double {
    switch column {
    case 0: slices.left > 0 ? widths.left / slices.left : 1
    case 2: slices.right > 0 ? widths.right / slices.right : 1
    default:
      slices.left > 0
        ? widths.left / slices.left : slices.right > 0 ? widths.right / slices.right : 1
    }
  }

  /// Returns the three spans of a sliced length.
  private static func spans(_ first: Double, _ last: Double, of length: Double) -> [Span] {
    [(0, first), (first, length - first - last), (length - last, last)]
  }

  /// Draws a slice of the image, tiled to fill its area.
  private func draw(
    _ content: PaintableImage.Content, _ part: Rect, in target: Rect, tile: Size,
    isTiledAcross: Bool, isTiledDown: Bool, in context: inout DrawingContext
  ) {
    let across =
      isTiledAcross
      ? tiling.horizontal.spans(of: tile.width, in: target.width) : [(0, target.width)]
    let down =
      isTiledDown
      ? tiling.vertical.spans(of: tile.height, in: target.height) : [(0, target.height)]
    let isClipped = across.contains { $0.start < 0 } || down.contains { $0.start < 0 }
    if isClipped { context.add(.clip(Path(target))) }
    let maximum = Self.maximumTileCount / image.parts.count
    for row in down.prefix(1 + maximum / max(1, across.count)) {
      for column in across {
        draw(
          content, part,
          frame: Rect(
            x: target.minX + column.start, y: target.minY + row.start, width: column.length,
            height: row.length),
          in: &context)
      }
    }
    if isClipped { context.add(.end) }
  }

  /// The maximum number of tiles that are drawn.
  private static let maximumTileCount = 4_096

  /// Draws a part of the image into a rectangle.
  private func draw(
    _ content: PaintableImage.Content, _ part: Rect, frame: Rect, in context: inout DrawingContext
  ) {
    guard !frame.isEmpty else { return }
    if case .source(let source) = content {
      // The part is converted to the image file's own px.
      guard let fileSize = context.measuring.images.size(of: source) else { return }
      let (x, y) = (fileSize.width / size.width, fileSize.height / size.height)
      let sourcePart = Rect(
        x: part.minX * x, y: part.minY * y, width: part.width * x, height: part.height * y)
      return context.add(.image(DisplayImage(source, in: frame, part: sourcePart)))
    }
    let (x, y) = (frame.width / part.width, frame.height / part.height)
    context.add(.clip(Path(frame)))
    context.add(
      .transform(
        AffineTransform(
          a: x, b: 0, c: 0, d: y, e: frame.minX - part.minX * x, f: frame.minY - part.minY * y)))
    let whole = Rect(origin: .zero, size: size)
    context.add(.fill(Path(whole), content.paint(in: whole, currentColor: currentColor)))
    context.add(.end)
    context.add(.end)
  }
}
