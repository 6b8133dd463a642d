// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// An image cut into nine slices, of which the corners keep their size.
///
/// The sides stretch along their length, and the center stretches in both directions.
struct NineSliceImage {
  private let source: ImageSource
  private let size: Size
  private let slices: Insets
  /// The px of the file per px of the image.
  private let density: Size

  /// Creates an image, sliced at distances from its sides; its file may have another resolution.
  init(_ source: ImageSource, size: Size, fileSize: Size, slices: Insets) {
    self.source = source
    self.size = size
    density = Size(fileSize.width / size.width, fileSize.height / size.height)
    // Slices that meet leave no center.
    func cuts(_ first: Double, _ second: Double, of length: Double) -> (Double, Double) {
      let (first, second) = (max(0, first.limited), max(0, second.limited))
      let factor = first + second > length ? length / (first + second) : 1
      return (first * factor, second * factor)
    }
    let (left, right) = cuts(slices.left, slices.right, of: size.width)
    let (top, bottom) = cuts(slices.top, slices.bottom, of: size.height)
    self.slices = Insets(top: top, right: right, bottom: bottom, left: left)
  }

  /// Returns the slices in a box; corners that are too large for the box are scaled down together.
  func commands(in box: Rect) -> [DisplayCommand] {
    let factor = min(
      1, slices.horizontal > 0 ? box.width / slices.horizontal : 1,
      slices.vertical > 0 ? box.height / slices.vertical : 1)
    let columns = Self.spans(slices.left, slices.right, of: size.width)
    let rows = Self.spans(slices.top, slices.bottom, of: size.height)
    let columnSpans = Self.spans(slices.left * factor, slices.right * factor, of: box.width)
    let rowSpans = Self.spans(slices.top * factor, slices.bottom * factor, of: box.height)
    var commands: [DisplayCommand] = []
    for (row, rowSpan) in zip(rows, rowSpans) {
      for (column, columnSpan) in zip(columns, columnSpans) {
        let part = Rect(
          x: column.start * density.width, y: row.start * density.height,
          width: column.length * density.width, height: row.length * density.height)
        let frame = Rect(
          x: box.minX + columnSpan.start, y: box.minY + rowSpan.start, width: columnSpan.length,
          height: rowSpan.length)
        guard !part.isEmpty, !frame.isEmpty else { continue }
        commands.append(.image(DisplayImage(source, in: frame, part: part)))
      }
    }
    return commands
  }

  /// Returns the three spans of a sliced length.
  private static func spans(
    _ first: Double, _ last: Double, of length: Double
  ) -> [(start: Double, length: Double)] {
    [(0, first), (first, length - first - last), (length - last, last)]
  }
}
