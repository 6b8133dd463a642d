// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A picture to draw.
public struct DisplayImage: Sendable, Hashable {
  /// The picture.
  public var source: ImageSource
  /// Where it goes.
  public var frame: Rect
  /// The part of it that is drawn, in the picture's own px; nil for all of it.
  public var part: Rect?
  /// Whether edges stay sharp where it is made larger.
  public var isPixelated: Bool

  /// A picture, or a part of one, in a box.
  public init(_ source: ImageSource, in frame: Rect, part: Rect? = nil, isPixelated: Bool = false) {
    self.source = source
    self.frame = frame
    self.part = part
    self.isPixelated = isPixelated
  }
}

/// A picture by where it comes from.
public enum ImageSource: Sendable, Hashable {
  /// An address in a theme, which the theme's policy must allow.
  case url(URLValue)
  /// A file's bytes that the program brings along.
  case data(ImageData)
}

/// The bytes of a picture file, told apart by a name that the program gives them.
public struct ImageData: Sendable, Hashable {
  /// The name; the same name means the same bytes.
  public let name: String
  /// A PNG, or what else the renderer reads.
  public let bytes: [UInt8]

  /// The bytes of a picture file.
  public init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// Whether both have the same name.
  public static func == (a: ImageData, b: ImageData) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A picture, or what fills a box, that fills an outline as tiles.
public struct DisplayPattern: Sendable, Hashable {
  /// What each tile shows.
  public enum Content: Sendable, Hashable {
    /// A picture.
    case image(ImageSource)
    /// What the first tile is filled with; the others show the same.
    case paint(Paint)
  }

  /// What each tile shows.
  public var content: Content
  /// Where the first tile lies, with its size.
  public var tile: Rect
  /// The distance from one tile to the next; the tile's size where they touch.
  public var step: Size
  /// Whether there are tiles to the left and right.
  public var repeatsHorizontally: Bool
  /// Whether there are tiles above and below.
  public var repeatsVertically: Bool

  /// A picture as tiles.
  public init(
    _ source: ImageSource, tile: Rect, step: Size? = nil, repeatsHorizontally: Bool = true,
    repeatsVertically: Bool = true
  ) {
    self.init(
      .image(source), tile: tile, step: step, repeatsHorizontally: repeatsHorizontally,
      repeatsVertically: repeatsVertically)
  }

  /// A picture, or what fills the first tile, as tiles.
  public init(
    _ content: Content, tile: Rect, step: Size? = nil, repeatsHorizontally: Bool = true,
    repeatsVertically: Bool = true
  ) {
    self.content = content
    self.tile = tile
    self.step = step ?? tile.size
    self.repeatsHorizontally = repeatsHorizontally
    self.repeatsVertically = repeatsVertically
  }
}

/// A picture through which others are painted.
public struct DisplayMask: Sendable, Hashable {
  /// The picture, and where it lies.
  public var image: DisplayImage
  /// Whether its brightness lets through; otherwise its opacity does.
  public var usesLuminance: Bool

  /// A mask.
  public init(_ image: DisplayImage, usesLuminance: Bool = false) {
    self.image = image
    self.usesLuminance = usesLuminance
  }
}
