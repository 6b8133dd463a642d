// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The metrics of a font at a size, in px.
  struct FontMetrics: Sendable, Hashable {
    /// The ascent above the baseline.
    var ascent = 0.0
    /// The descent below the baseline.
    var descent = 0.0
    /// The distance from the baseline down to the top of an underline.
    var underline = 0.0
    /// The thickness of an underline.
    var underlineThickness = 0.0
    /// The distance from the baseline up to the top of a strikethrough line.
    var strikethrough = 0.0
    /// The thickness of a strikethrough line.
    var strikethroughThickness = 0.0
    /// The substituted family, or `nil` if a listed family is installed or generic.
    var substitute: String?
  }
#endif
