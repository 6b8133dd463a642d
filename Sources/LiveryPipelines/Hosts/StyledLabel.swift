// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// A text drawn by a pipeline: what a label of a toolkit shows.
///
/// ```swift
/// let label = StyledLabel("Done", theme.pipeline(for: ".linkText"))
/// label.naturalSize(within: 200, measuring: measuring)     // broken into lines of 200px at most
/// ```
///
/// A host of styles as Three20 has them; the text is also what a screen reader reads.
public struct StyledLabel: Sendable {
  /// The text.
  public var text: String
  /// What draws it.
  public var pipeline: Pipeline
  /// The font of a pipeline whose text has none; nil for the system's.
  public var font: CSSFont?

  /// A text and what draws it.
  public init(_ text: String, _ pipeline: Pipeline, font: CSSFont? = nil) {
    self.text = text
    self.pipeline = pipeline
    self.font = font
  }
}

extension StyledLabel {
  /// The size that the label wants.
  ///
  /// - Parameters:
  ///   - width: the width in px that lines are broken in; nil for no limit.
  ///   - measuring: who knows how large texts are.
  /// - Returns: the size in px.
  public func naturalSize(within width: Double? = nil, measuring: Measuring) -> Size {
    let content = PipelineContent(text: text)
    return pipeline.naturalSize(
      .zero,
      in: SizingContext(content: content, measuring: measuring, width: width, font: font)
    ).limited
  }

  /// What is to be painted in a box.
  public func displayList(in bounds: Rect, measuring: Measuring) -> DisplayList {
    var context = DrawingContext(
      in: bounds, content: PipelineContent(text: text), measuring: measuring, font: font)
    pipeline.draw(in: &context)
    return context.list
  }
}
