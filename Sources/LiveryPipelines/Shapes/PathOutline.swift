// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// A shape whose outline is an SVG path.
///
/// ```css
/// shape(path("M 0 0 L 10 5 L 0 10 Z"))                                   /* px from the frame's upper left corner */
/// shape(path("M 0 0 L 10 5 L 0 10 Z" size 10px 10px aspect-fit))         /* as large as the frame allows */
/// ```
///
/// With a size, the coordinates refer to an image of that size, which the content mode fits into
/// the frame.
public struct PathOutline: Shape {
  /// The path.
  public var data: OutlineData
  /// The size in px of the image that the path draws, or `nil` for coordinates in px of the frame.
  public var size: Size?
  /// The content mode that fits an image with a size into the frame.
  public var contentMode: CSSContentMode

  /// Creates a shape from its path.
  ///
  /// - Parameters:
  ///   - data: The path.
  ///   - size: The size in px of the image that the path draws, or `nil` for coordinates in px of
  ///   the frame.
  ///   - contentMode: The content mode that fits an image with a size into the frame.
  public init(_ data: OutlineData, size: Size? = nil, contentMode: CSSContentMode = .scaleToFill) {
    self.data = data
    self.size = size
    self.contentMode = contentMode
  }

  /// A shape with an empty path.
  public static let prototype = PathOutline(OutlineData())
  /// The schema, with the path, the size of its image, and the content mode.
  public static let schema = Schema<PathOutline>(
    "path", "An outline from the data of an SVG path.",
    parameters: [
      Parameter("data", \.data, summary: "The data of the path."),
      Parameter(
        "size", \.size, form: .labeled("size"), in: .nonNegative,
        summary:
          "The size of the picture that the path draws; without a size, its coordinates are px of the frame."
      ),
      Parameter(
        "content-mode", \.contentMode, form: .optional,
        summary: "The content mode of a picture with a size in the frame."),
    ])

  /// Returns the path at its position in the frame.
  public func outline(in rect: Rect) -> Path {
    guard rect.isDrawable else { return Path() }
    guard let size, size.isDrawable else { return data.path.offset(by: rect.origin) }
    let frame = contentMode.frame(of: size, in: rect)
    return data.path.transformed(
      AffineTransform(
        a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, e: frame.minX,
        f: frame.minY))
  }
}
