// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A file of a picture, and what could not be drawn in it.
  public struct Rendering: Sendable, Hashable {
    /// The bytes of the file.
    public let bytes: [UInt8]
    /// What could not be drawn, or not as it was asked for, each once.
    public let problems: [RenderingProblem]

    /// The format of a picture's file.
    public enum Format: String, Sendable, Hashable, CaseIterable {
      /// Pixels.
      case png
      /// Lines, texts as outlines of their glyphs, and pictures; its unit is the px.
      case svg
      /// Lines, texts and pictures on a page, on which a px is 1/96 of an inch, 0.75 points.
      case pdf
    }
  }
#endif
