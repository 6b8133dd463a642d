// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// An image to draw.
public struct DisplayImage: Sendable, Hashable {
  /// The image.
  public var source: ImageSource
  /// The destination rectangle.
  public var frame: Rect
  /// The part of the image to draw, in the image's own px, or `nil` for all of it.
  public var part: Rect?
  /// Whether enlarging the image keeps edges sharp.
  public var isPixelated: Bool

  /// Creates the drawing of an image, or of a part of one, into a rectangle.
  public init(_ source: ImageSource, in frame: Rect, part: Rect? = nil, isPixelated: Bool = false) {
    self.source = source
    self.frame = frame
    self.part = part
    self.isPixelated = isPixelated
  }
}

/// The source of an image.
public enum ImageSource: Sendable, Hashable {
  /// An address in a theme, which the theme's policy must allow.
  case url(URLValue)
  /// A file's bytes that the program brings along.
  case data(ImageData)
}

/// The bytes of an image file, identified by a name that the program chooses.
public struct ImageData: Sendable, Hashable {
  /// The name, which identifies the bytes.
  public let name: String
  /// The bytes of a PNG file, or of another format that the renderer supports.
  public let bytes: [UInt8]

  /// Creates the data of an image file.
  public init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// Returns whether two values have equal names.
  public static func == (a: ImageData, b: ImageData) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// An image or a paint that fills a path as tiles.
public struct DisplayPattern: Sendable, Hashable {
  /// The content of each tile.
  public enum Content: Sendable, Hashable {
    /// An image.
    case image(ImageSource)
    /// A paint, positioned for the first tile and repeated in the others.
    case paint(Paint)
  }

  /// The content of each tile.
  public var content: Content
  /// The frame of the first tile.
  public var tile: Rect
  /// The distance between the origins of adjacent tiles; the tile's size if they touch.
  public var step: Size
  /// Whether tiles repeat to the left and right.
  public var repeatsHorizontally: Bool
  /// Whether tiles repeat above and below.
  public var repeatsVertically: Bool

  /// Creates tiles of an image.
  public init(
    _ source: ImageSource, tile: Rect, step: Size? = nil, repeatsHorizontally: Bool = true,
    repeatsVertically: Bool = true
  ) {
    self.init(
      .image(source), tile: tile, step: step, repeatsHorizontally: repeatsHorizontally,
      repeatsVertically: repeatsVertically)
  }

  /// Creates tiles of an image or a paint.
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

/// An image that masks the painting of other commands.
public struct DisplayMask: Sendable, Hashable {
  /// The mask image and its frame.
  public var image: DisplayImage
  /// Whether the luminance of the image is the mask value, instead of its alpha.
  public var usesLuminance: Bool

  /// Creates a mask.
  public init(_ image: DisplayImage, usesLuminance: Bool = false) {
    self.image = image
    self.usesLuminance = usesLuminance
  }
}
