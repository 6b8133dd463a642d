// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// An image file of a drawing, and the problems that occurred while drawing it.
  public struct Rendering: Sendable, Hashable {
    /// The bytes of the file.
    public let bytes: [UInt8]
    /// The distinct problems: the parts that were not drawn, or not as requested.
    public let problems: [RenderingProblem]

    /// The file format of a rendering.
    public enum Format: String, Sendable, Hashable, CaseIterable {
      /// A raster image.
      case png
      /// Vector graphics with texts as glyph outlines; the user unit is the px.
      case svg
      /// A page with vector graphics, texts and images, on which a px is 1/96 inch, 0.75 points.
      case pdf
    }
  }
#endif
