// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// A text drawn by a pipeline, such as the label of a toolkit.
///
/// ```swift
/// let label = StyledLabel("Done", theme.pipeline(for: ".linkText"))
/// label.naturalSize(within: 200, measuring: measuring)     // broken into lines of at most 200px
/// ```
///
/// The rules are those of Three20. The text is also the accessibility label.
public struct StyledLabel: Sendable {
  /// The text.
  public var text: String
  /// The pipeline that draws the text.
  public var pipeline: Pipeline
  /// The font of a pipeline whose text has none, or `nil` for the system font.
  public var font: CSSFont?

  /// Creates a label from a text and its pipeline.
  public init(_ text: String, _ pipeline: Pipeline, font: CSSFont? = nil) {
    self.text = text
    self.pipeline = pipeline
    self.font = font
  }
}

extension StyledLabel {
  /// Returns the natural size of the label.
  ///
  /// - Parameters:
  ///   - width: The width in px in which lines break, or `nil` for no limit.
  ///   - measuring: The measurement of texts.
  /// - Returns: The size in px.
  public func naturalSize(within width: Double? = nil, measuring: MeasurementContext) -> Size {
    let content = PipelineContent(text: text)
    return pipeline.naturalSize(
      .zero,
      in: SizingContext(content: content, measuring: measuring, width: width, font: font)
    ).limited
  }

  /// Returns the display list in a box.
  public func displayList(in bounds: Rect, measuring: MeasurementContext) -> DisplayList {
    var context = DrawingContext(
      in: bounds, content: PipelineContent(text: text), measuring: measuring, font: font)
    pipeline.draw(in: &context)
    return context.list
  }
}
