// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The positions of the tiles of a layer.
///
/// Defined by [CSS Backgrounds 3, section 2.4 to 2.9](https://drafts.csswg.org/css-backgrounds-3/#background-repeat).
struct LayerGeometry: Sendable, Hashable {
  /// The first tile.
  var tile: Rect
  /// The distance between the origins of adjacent tiles.
  var step: Size
  /// Whether tiles repeat to the left and right.
  var repeatsHorizontally: Bool
  /// Whether tiles repeat above and below.
  var repeatsVertically: Bool

  /// Creates tiles without gaps.
  init(tile: Rect, repeatsHorizontally: Bool, repeatsVertically: Bool) {
    self.tile = tile
    step = tile.size
    self.repeatsHorizontally = repeatsHorizontally
    self.repeatsVertically = repeatsVertically
  }

  /// Creates the tiles of an image in its positioning area, or returns `nil` if no part is visible.
  init?(_ layer: BackgroundLayer, of size: Size?, in area: Rect) {
    guard !area.isEmpty else { return nil }
    let (x, y) = layer.repetition.axes
    let preferred = layer.size.resolved(of: size, in: area.size)
    var tile = preferred.size
    if x == .round { tile.width = Self.rounded(tile.width, in: area.width) }
    if y == .round { tile.height = Self.rounded(tile.height, in: area.height) }
    // An `auto` side follows the rounded side.
    if x == .round, y != .round, preferred.isHeightAuto {
      tile.height *= tile.width / preferred.size.width
    }
    if y == .round, x != .round, preferred.isWidthAuto {
      tile.width *= tile.height / preferred.size.height
    }
    guard !tile.isEmpty, tile.width.isFinite, tile.height.isFinite else { return nil }
    let extent = Size(area.width - tile.width, area.height - tile.height)
    let offset = layer.position.offset(in: extent)
    let across = Axis(x, tile.width, in: area.width, offset: offset.x)
    let down = Axis(y, tile.height, in: area.height, offset: offset.y)
    self.tile = Rect(
      origin: area.origin + Point(across.start, down.start), size: tile)
    step = Size(across.step, down.step)
    repeatsHorizontally = across.isRepeated
    repeatsVertically = down.isRepeated
  }

  /// Returns the length rounded so that it fits a whole number of times.
  private static func rounded(_ length: Double, in extent: Double) -> Double {
    length > 0 ? extent / max(1, (extent / length).rounded()) : length
  }

  /// The tiles along one axis.
  private struct Axis {
    var start: Double
    var step: Double
    var isRepeated: Bool

    init(_ repetition: BackgroundRepetition, _ length: Double, in extent: Double, offset: Double) {
      start = offset
      step = length
      isRepeated = repetition != .noRepeat
      guard repetition == .space else { return }
      let count = (extent / length).rounded(.down)
      // A single tile keeps its specified position.
      isRepeated = count > 1
      guard count > 1 else { return }
      start = 0
      step = length + (extent - count * length) / (count - 1)
    }
  }
}

extension LayerGeometry {
  /// Returns the visible tiles in a box, row by row, or `nil` if they exceed a maximum number.
  func tiles(in box: Rect, maximum: Int) -> [Rect]? {
    /// Returns the first tile that is visible between two edges, and the number of tiles.
    func offsets(
      from start: Double, length: Double, step: Double?, between low: Double, and high: Double
    ) -> (first: Double, count: Double) {
      guard let step, step > 0 else {
        return (start, start < high && start + length > low ? 1 : 0)
      }
      let first = start + ((low - start - length) / step).rounded(.down) * step + step
      return (first, max(0, ((high - first) / step).rounded(.up)))
    }
    let across = offsets(
      from: tile.minX, length: tile.width, step: repeatsHorizontally ? step.width : nil,
      between: box.minX, and: box.maxX)
    let down = offsets(
      from: tile.minY, length: tile.height, step: repeatsVertically ? step.height : nil,
      between: box.minY, and: box.maxY)
    guard across.count > 0, down.count > 0 else { return [] }
    guard across.count * down.count <= Double(maximum) else { return nil }
    return (0..<Int(down.count)).flatMap { row in
      (0..<Int(across.count)).map { column in
        Rect(
          origin: Point(
            across.first + Double(column) * step.width, down.first + Double(row) * step.height),
          size: tile.size)
      }
    }
  }
}

extension BackgroundSize {
  /// A size in px, with the sides that are `auto`.
  fileprivate struct Resolved {
    var size: Size
    var isWidthAuto = false
    var isHeightAuto = false
  }

  /// Returns the size of an image in an area.
  ///
  /// Defined by [CSS Images 3, section 5.3](https://drafts.csswg.org/css-images-3/#default-sizing).
  fileprivate func resolved(of imageSize: Size?, in area: Size) -> Resolved {
    switch self {
    case .cover, .contain:
      guard let imageSize, !imageSize.isEmpty else { return Resolved(size: area) }
      let (across, down) = (area.width / imageSize.width, area.height / imageSize.height)
      let scale = self == .cover ? max(across, down) : min(across, down)
      return Resolved(size: Size(imageSize.width * scale, imageSize.height * scale))
    case .size(let width, let height):
      let specified = (
        width.map { max(0, $0.pixels(of: area.width)) },
        height.map { max(0, $0.pixels(of: area.height)) }
      )
      switch specified {
      case (let width?, let height?): return Resolved(size: Size(width, height))
      case (let width?, nil):
        let height = imageSize.map { width * $0.height / $0.width } ?? area.height
        return Resolved(size: Size(width, height), isHeightAuto: true)
      case (nil, let height?):
        let width = imageSize.map { height * $0.width / $0.height } ?? area.width
        return Resolved(size: Size(width, height), isWidthAuto: true)
      case (nil, nil):
        return Resolved(
          size: imageSize ?? area, isWidthAuto: imageSize != nil, isHeightAuto: imageSize != nil)
      }
    }
  }
}
