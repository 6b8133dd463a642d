// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The measures of a font at a size, in px.
  struct FontMetrics: Sendable, Hashable {
    /// How far it reaches above the baseline.
    var ascent = 0.0
    /// How far it reaches below the baseline.
    var descent = 0.0
    /// How far the top of a line under a text is below the baseline.
    var underline = 0.0
    /// How thick that line is.
    var underlineThickness = 0.0
    /// How far the top of a line through a text is above the baseline.
    var strikethrough = 0.0
    /// How thick that line is.
    var strikethroughThickness = 0.0
    /// The family that is used where none of those that the font lists is installed, and none is generic.
    var substitute: String?
  }
#endif
