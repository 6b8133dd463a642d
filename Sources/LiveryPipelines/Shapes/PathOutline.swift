// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// An outline that the data of an SVG path draws.
///
/// ```css
/// shape(path("M 0 0 L 10 5 L 0 10 Z"))                                   /* px from the frame's upper left corner */
/// shape(path("M 0 0 L 10 5 L 0 10 Z" size 10px 10px aspect-fit))         /* as large as the frame allows */
/// ```
///
/// With a size, the coordinates are those of a picture of that size, which the content mode fits into the frame.
public struct PathOutline: Shape {
  /// The path.
  public var data: OutlineData
  /// The size in px of the picture that the path draws; nil for coordinates in px of the frame.
  public var size: Size?
  /// How a picture with a size is fitted into the frame.
  public var contentMode: CSSContentMode

  /// An outline by its path.
  ///
  /// - Parameters:
  ///   - data: the path.
  ///   - size: the size in px of the picture that the path draws; nil for coordinates in px of the frame.
  ///   - contentMode: how a picture with a size is fitted into the frame.
  public init(_ data: OutlineData, size: Size? = nil, contentMode: CSSContentMode = .scaleToFill) {
    self.data = data
    self.size = size
    self.contentMode = contentMode
  }

  /// A path that draws nothing.
  public static let prototype = PathOutline(OutlineData())
  /// The path, the size of its picture, and how that is fitted into the frame.
  public static let schema = Schema<PathOutline>(
    "path", "An outline that the data of an SVG path draws.",
    parameters: [
      Parameter("data", \.data, summary: "The data of the path."),
      Parameter(
        "size", \.size, form: .labeled("size"), in: .nonNegative,
        summary:
          "The size of the picture that the path draws; where none is written, its coordinates are px of the frame."
      ),
      Parameter(
        "content-mode", \.contentMode, form: .optional,
        summary: "The content mode of a picture with a size in the frame."),
    ])

  /// The path in its place in the frame.
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
