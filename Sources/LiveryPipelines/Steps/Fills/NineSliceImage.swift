// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A picture cut into nine parts: the corners keep their size, the sides are stretched along themselves, and the middle
/// both ways.
struct NineSliceImage {
  private let source: ImageSource
  private let size: Size
  private let slices: Insets
  /// The px of the file along a px of the picture.
  private let density: Size

  /// A picture of a size, cut at distances from its sides; its file may have more px, or fewer.
  init(_ source: ImageSource, size: Size, fileSize: Size, slices: Insets) {
    self.source = source
    self.size = size
    density = Size(fileSize.width / size.width, fileSize.height / size.height)
    // Cuts that meet leave no middle.
    func cuts(_ first: Double, _ second: Double, of length: Double) -> (Double, Double) {
      let (first, second) = (max(0, first.limited), max(0, second.limited))
      let factor = first + second > length ? length / (first + second) : 1
      return (first * factor, second * factor)
    }
    let (left, right) = cuts(slices.left, slices.right, of: size.width)
    let (top, bottom) = cuts(slices.top, slices.bottom, of: size.height)
    self.slices = Insets(top: top, right: right, bottom: bottom, left: left)
  }

  /// The parts in a box; corners that are too large for it are made smaller together.
  func commands(in box: Rect) -> [DisplayCommand] {
    let factor = min(
      1, slices.horizontal > 0 ? box.width / slices.horizontal : 1,
      slices.vertical > 0 ? box.height / slices.vertical : 1)
    let columns = Self.spans(slices.left, slices.right, of: size.width)
    let rows = Self.spans(slices.top, slices.bottom, of: size.height)
    let places = Self.spans(slices.left * factor, slices.right * factor, of: box.width)
    let lines = Self.spans(slices.top * factor, slices.bottom * factor, of: box.height)
    var commands: [DisplayCommand] = []
    for (row, line) in zip(rows, lines) {
      for (column, place) in zip(columns, places) {
        let part = Rect(
          x: column.start * density.width, y: row.start * density.height,
          width: column.length * density.width, height: row.length * density.height)
        let frame = Rect(
          x: box.minX + place.start, y: box.minY + line.start, width: place.length,
          height: line.length)
        guard !part.isEmpty, !frame.isEmpty else { continue }
        commands.append(.image(DisplayImage(source, in: frame, part: part)))
      }
    }
    return commands
  }

  /// A length cut into three.
  private static func spans(
    _ first: Double, _ last: Double, of length: Double
  ) -> [(start: Double, length: Double)] {
    [(0, first), (first, length - first - last), (length - last, last)]
  }
}
